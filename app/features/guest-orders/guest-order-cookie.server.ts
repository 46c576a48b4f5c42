import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { seal, unseal } from '~/platform/session/seal.server';

const cookie = 'guest-order';
const purpose = 'lintel guest order 1';
const lifetimeSeconds = 30 * 60;

const schema = v.object({
  /** Digits of the gid. */
  id: v.pipe(v.string(), v.digits()),
  email: v.string(),
  /** Expiry, in ms since 1970. The server checks it, because browsers may send expired cookies. */
  until: v.number(),
});

export interface OpenedOrder {
  id: string;
  /** Keyed hash of the email that opened the order. */
  email: string;
}

const emailHash = ({ env }: Context, email: string): Promise<string> =>
  keyedHash(`guest order\n${email.trim().toLowerCase()}`, env.SESSION_SECRET);

/** This browser can then read the order for half an hour. */
export async function openOrder(context: Context, id: string, email: string): Promise<void> {
  const { cookies, env } = context;
  const until = Date.now() + lifetimeSeconds * 1000;
  const content = { id, email: await emailHash(context, email), until };
  cookies.set(cookie, await seal(content, env.SESSION_SECRET, purpose), {
    maxAge: lifetimeSeconds,
  });
}

export async function readOpenedOrder({ cookies, env }: Context): Promise<OpenedOrder | null> {
  const text = cookies.get(cookie);
  if (!text) return null;
  const opened = v.safeParse(schema, await unseal(text, env.SESSION_SECRET, purpose));
  return opened.success && Date.now() < opened.output.until ? opened.output : null;
}

/** The merchant may have changed the order's email meanwhile. */
export const isOpenedWith = async (
  context: Context,
  opened: OpenedOrder,
  email: string | null,
): Promise<boolean> => email !== null && (await emailHash(context, email)) === opened.email;

export function closeOrder({ cookies }: Context): void {
  if (cookies.get(cookie) !== undefined) cookies.remove(cookie);
}
