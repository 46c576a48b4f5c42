import type { Context } from '../engine/context';

/** The customer whose token this is. */
export function customerView(_context: Context, _token: string): null {
  return null;
}
