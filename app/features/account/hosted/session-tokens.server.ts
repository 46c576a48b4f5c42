import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import type { AccessToken } from '~/platform/session/session.server';
import { withinTime } from '~/platform/within-time';
import { getProvider } from './discovery.server';
import {
  isFresh,
  sealTokens,
  unsealTokens,
  type KeptTokens,
  type Refreshed,
} from './kept-tokens.server';

const timeoutMs = 1500;
const refreshMs = 2000;

function objectOf({ bindings, session }: Context, registered = session.registered) {
  if (!registered) return undefined;
  const object = bindings.BROWSER_SESSIONS?.getByName(registered.browser);
  return object && { object, id: registered.id };
}

/** Returns false if the tokens can't be stored; the caller must then end the session. */
export async function keepTokens(context: Context, tokens: KeptTokens): Promise<boolean> {
  const known = objectOf(context);
  if (!known) return false;
  try {
    const sealed = await sealTokens(tokens, context.env);
    return await withinTime(known.object.keepTokens(known.id, sealed), timeoutMs);
  } catch (error) {
    context.log.error('session-registry-failed', { error });
    return false;
  }
}

/** Undefined if unknown. Known also for a minute after the session has ended. */
export async function idTokenOf(context: Context): Promise<string | undefined> {
  const { registered, ended } = context.session;
  const known = objectOf(context, registered ?? ended);
  if (!known) return undefined;
  try {
    const sealed = await withinTime(known.object.tokensOf(known.id), timeoutMs);
    return sealed === undefined ? undefined : (await unsealTokens(sealed, context.env))?.idToken;
  } catch (error) {
    context.log.error('session-registry-failed', { error });
    return undefined;
  }
}

/** Undefined if the session has ended. Throws Unavailable. */
export async function currentToken(
  context: Context,
  token: AccessToken,
): Promise<string | undefined> {
  if (isFresh(token)) return token.accessToken;
  try {
    return await renewToken(context, token);
  } catch (error) {
    // Tokens are refreshed early, so this one may still be valid.
    if (Date.parse(token.expiresAt) > Date.now()) return token.accessToken;
    throw error;
  }
}

/** Returns and throws like `currentToken`. */
export async function renewToken(
  context: Context,
  { accessToken }: AccessToken,
): Promise<string | undefined> {
  const known = objectOf(context);
  if (!known) return undefined;
  const endpoint = (await getProvider(context)).token;
  const work: Promise<Refreshed> = known.object.refreshToken(known.id, accessToken, endpoint);
  const refreshed = await withinTime(work, refreshMs).catch((error: unknown) => {
    throw new Unavailable('accounts', error);
  });
  if (refreshed === 'unavailable')
    throw new Unavailable('accounts', new Error('The token was not refreshed'));
  if (refreshed === 'ended') return undefined;
  context.session.renew(refreshed);
  return refreshed.accessToken;
}
