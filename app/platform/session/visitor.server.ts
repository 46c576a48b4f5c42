/** A random browser id, for rate limits and the cart's creation lock. */
import type { Cookies } from '../http/cookies.server';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 3600;

/**
 * Returns the cookie's id, or a new one. New ids are only stored with a `personal` response, so that reading pages sets
 * no cookie.
 */
export function openVisitor(cookies: Cookies, personal: boolean): string {
  const known = cookies.get('visitor');
  if (known && uuid.test(known)) return known;
  const visitor = crypto.randomUUID();
  if (personal) cookies.set('visitor', visitor, { maxAge: oneYear });
  return visitor;
}
