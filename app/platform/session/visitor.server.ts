import type { Cookies } from '../http/cookies.server';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 3600;

/**
 * The id from the cookie, or a new id, which is stored only if the response is `personal`: public pages set no cookie.
 */
export function openVisitor(cookies: Cookies, personal: boolean): string {
  const known = cookies.get('visitor');
  if (known && uuid.test(known)) return known;
  const visitor = crypto.randomUUID();
  if (personal) cookies.set('visitor', visitor, { maxAge: oneYear });
  return visitor;
}
