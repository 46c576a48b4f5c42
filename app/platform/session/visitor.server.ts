/** A random id of the browser. Rate limits and the lock for creating a cart use it as their key. */
import type { Cookies } from '../http/cookies.server';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 3600;

/**
 * Returns the id in the browser's cookie, or a new id. A new id is stored in the cookie only if the response is
 * `personal` (a form or a private page), so that reading public pages sets no cookie.
 */
export function openVisitor(cookies: Cookies, personal: boolean): string {
  const known = cookies.get('visitor');
  if (known && uuid.test(known)) return known;
  const visitor = crypto.randomUUID();
  if (personal) cookies.set('visitor', visitor, { maxAge: oneYear });
  return visitor;
}
