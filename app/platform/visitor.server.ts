/** A random name for the shopper's browser: names their bag desk, counts their forms. Says nothing else. */
import type { Cookies } from './cookies.server';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 3600;

/** The visitor's name from the cookie; without one, or with a made-up one, a new one is sent. */
export function openVisitor(cookies: Cookies): string {
  const known = cookies.get('visitor');
  if (known && uuid.test(known)) return known;
  const visitor = crypto.randomUUID();
  cookies.set('visitor', visitor, { maxAge: oneYear });
  return visitor;
}
