/** A random id of the browser, for rate limits and for the lock under which a cart is created. */
import type { Cookies } from '../http/cookies.server';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 3600;

/**
 * Returns the id of the cookie, or a new one. A new id is stored only with a `personal` response, so that reading pages
 * sets no cookie.
 */
export function openVisitor(cookies: Cookies, personal: boolean): string {
  const known = cookies.get('visitor');
  if (known && uuid.test(known)) return known;
  const visitor = crypto.randomUUID();
  if (personal) cookies.set('visitor', visitor, { maxAge: oneYear });
  return visitor;
}
