/** A random id of the shopper's browser, for rate limits and the cart's creation lock. */
import type { Cookies } from '../http/cookies.server';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 3600;

/**
 * The id from the cookie; a missing or invalid one is replaced by a new one, which the browser is told only when the
 * answer is `personal`: nobody gets a cookie for looking at the shop.
 */
export function openVisitor(cookies: Cookies, personal: boolean): string {
  const known = cookies.get('visitor');
  if (known && uuid.test(known)) return known;
  const visitor = crypto.randomUUID();
  if (personal) cookies.set('visitor', visitor, { maxAge: oneYear });
  return visitor;
}
