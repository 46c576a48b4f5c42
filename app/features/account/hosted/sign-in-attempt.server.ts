/**
 * One cookie per attempt, because a shopper may log in from two tabs. Only the browser that began a login can finish
 * it.
 */
import { base64url } from 'jose';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { seal, unseal } from '~/platform/session/seal.server';

const schema = v.object({
  state: v.string(),
  nonce: v.string(),
  /** PKCE. */
  verifier: v.string(),
  returnTo: v.string(),
  /** Milliseconds since 1970. */
  until: v.number(),
});
export type Attempt = Omit<v.InferOutput<typeof schema>, 'until'>;

const purpose = 'lintel sign-in 1';
const prefix = 'sign-in-';
/** Shopify emails the code, which takes time. */
const lifetimeSeconds = 30 * 60;
/** The oldest attempts are dropped. */
const most = 3;

const randomText = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

const nameOf = (state: string): string => prefix + state.slice(0, 8);

export async function beginAttempt(context: Context, returnTo: string): Promise<Attempt> {
  const { cookies, env } = context;
  const attempt = { state: randomText(), nonce: randomText(), verifier: randomText(), returnTo };
  const until = Date.now() + lifetimeSeconds * 1000;
  for (const name of cookies.names(prefix).slice(0, 1 - most)) cookies.remove(name);
  const sealed = await seal({ ...attempt, until }, env.SESSION_SECRET, purpose);
  cookies.set(nameOf(attempt.state), sealed, { maxAge: lifetimeSeconds });
  return attempt;
}

/** Returns an attempt only once; null if unknown or expired. */
export async function takeAttempt(
  { cookies, env }: Context,
  state: string,
): Promise<Attempt | null> {
  if (!/^[\w-]{43}$/.test(state)) return null;
  const name = nameOf(state);
  const sealed = cookies.get(name);
  if (sealed === undefined) return null;
  cookies.remove(name);
  const opened = v.safeParse(schema, await unseal(sealed, env.SESSION_SECRET, purpose));
  if (!opened.success || opened.output.until < Date.now()) return null;
  return opened.output.state === state ? opened.output : null;
}
