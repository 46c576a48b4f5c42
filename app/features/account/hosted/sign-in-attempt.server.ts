/**
 * A sign-in that has begun and not come back yet, in a sealed cookie of its own: two tabs may sign in at once. Only the
 * browser that began it can end it, so that nobody is signed in with somebody else's code.
 */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { seal, unseal } from '~/platform/session/seal.server';

const schema = v.object({
  state: v.string(),
  /** Comes back in the id token. */
  nonce: v.string(),
  /** Of PKCE: proves to the provider that who redeems the code has asked for it. */
  verifier: v.string(),
  /** A path of this site. */
  returnTo: v.string(),
  /** In ms since 1970. */
  until: v.number(),
});
export type Attempt = Omit<v.InferOutput<typeof schema>, 'until'>;

const purpose = 'lintel sign-in 1';
const prefix = 'sign-in-';
/** The code comes by e-mail, which can take its time. */
const lifetimeSeconds = 30 * 60;
/** Sign-ins that a browser has begun and not ended; an older one is forgotten. */
const most = 3;

/** A random text of 256 bits. */
function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const nameOf = (state: string): string => prefix + state.slice(0, 8);

/** Begins a sign-in that will lead to `returnTo`. */
export async function beginAttempt(context: Context, returnTo: string): Promise<Attempt> {
  const { cookies, env } = context;
  const attempt = { state: randomText(), nonce: randomText(), verifier: randomText(), returnTo };
  const until = Date.now() + lifetimeSeconds * 1000;
  for (const name of cookies.names(prefix).slice(0, 1 - most)) cookies.remove(name);
  const sealed = await seal({ ...attempt, until }, env.SESSION_SECRET, purpose);
  cookies.set(nameOf(attempt.state), sealed, { maxAge: lifetimeSeconds });
  return attempt;
}

/** The sign-in of this browser that has this state, which counts once; null when there is none. */
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
