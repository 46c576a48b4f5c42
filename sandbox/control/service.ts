import type { Service } from '../state/world';

/** Control page of the sandbox: `/` and `/__standin…`. */
export const control: Service = () => null;
