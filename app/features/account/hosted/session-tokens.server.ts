/** The tokens of the customer who is signed in with a hosted account. The browser's Durable Object has them. */
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

/** How long a request waits for the object, in ms, and for a token from the provider. */
const patienceMs = 1500;
const refreshMs = 2000;

/** The object that knows the session of this request, and the session's id; undefined where there is none. */
function objectOf({ bindings, session }: Context) {
  const { id, browser } = session.registered ?? {};
  if (id === undefined || browser === undefined) return undefined;
  const object = bindings.BROWSER_SESSIONS?.getByName(browser);
  return object && { object, id };
}

/** Has the tokens of the session that has just begun kept. False when they could not be: it cannot go on without them. */
export async function keepTokens(context: Context, tokens: KeptTokens): Promise<boolean> {
  const known = objectOf(context);
  if (!known) return false;
  try {
    const sealed = await sealTokens(tokens, context.env);
    return await withinTime(known.object.keepTokens(known.id, sealed), patienceMs);
  } catch (error) {
    context.log.error('session-registry-failed', { error });
    return false;
  }
}

/** The id token of the session; undefined when it is not known. */
export async function idTokenOf(context: Context): Promise<string | undefined> {
  const known = objectOf(context);
  if (!known) return undefined;
  try {
    const sealed = await withinTime(known.object.tokensOf(known.id), patienceMs);
    return sealed === undefined ? undefined : (await unsealTokens(sealed, context.env))?.idToken;
  } catch (error) {
    context.log.error('session-registry-failed', { error });
    return undefined;
  }
}

/**
 * `token`, or another one in its place when it is about to expire; undefined when there is none any more: then the
 * session has ended. Throws Unavailable when it has expired and the provider does not answer.
 */
export async function currentToken(
  context: Context,
  token: AccessToken,
): Promise<string | undefined> {
  if (isFresh(token)) return token.accessToken;
  try {
    return await renewToken(context, token);
  } catch (error) {
    // It is asked for ahead of its time, and good until then.
    if (Date.parse(token.expiresAt) > Date.now()) return token.accessToken;
    throw error;
  }
}

/** Another access token in place of one that is not accepted, or soon will not be; as `currentToken`. */
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
