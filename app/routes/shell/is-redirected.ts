import { recordOf } from '~/platform/record-of';

/** `state`: of a location. Remix's router sets `_isRedirect` if it reached the location by a redirect. */
export const isRedirected = (state: unknown): boolean => recordOf(state)._isRedirect === true;
