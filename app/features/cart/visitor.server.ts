/**
 * A random name for a browser, so that two requests of one visitor meet at the same bag desk.
 * A session cookie that says nothing and is read by nothing else.
 */
import type { Context } from '~/platform/context.server';

const cookie = 'visitor';

/** This browser's name; undefined when it has none yet or sent something that is none. */
export function visitorOf({ cookies }: Context): string | undefined {
  const value = cookies.get(cookie);
  return value && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;
}

/** Names a browser that has no name yet. To be called for every page, cached or not. */
export function greetVisitor(context: Context): void {
  if (!visitorOf(context)) context.cookies.set(cookie, crypto.randomUUID(), {});
}
