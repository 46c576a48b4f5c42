/** OAuth 2 authorization code with PKCE, and OpenID Connect. */
import { base64url } from 'jose';
import { mailboxOf } from '~/platform/http/email-limit.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { keyedHash } from '~/platform/keyed-hash.server';
import { fail, ok, type Result } from '~/platform/result';
import { unavailable } from '../account-problem.server';
import { customerDigest } from '../customer-digest.server';
import { getProvider, keysOf } from './discovery.server';
import { verifyIdToken, type Identity } from './id-token.server';
import { keepTokens } from './session-tokens.server';
import { beginAttempt, takeAttempt, type Attempt } from './sign-in-attempt.server';
import { requestTokens, type IssuedTokens } from './token-endpoint.server';

/** Registered with Shopify; must match exactly. */
const callbackPath = '/account/authorize';
const scope = 'openid email customer-account-api:full';
const deadlineMs = 3500;
/** Regardless of token refreshes. */
const sessionMs = 30 * 24 * 3600_000;

const expired = 'This sign-in has expired or was started in another browser. Please sign in again.';
const notSignedIn = 'We couldn’t sign you in. Please try again.';
const tooOften = 'Too many attempts. Please wait a minute and try again.';

/** The login page's URL. Fails with a message for the shopper. */
export async function beginSignIn(context: Context, returnTo: string): Promise<Result<string>> {
  const { env, bindings, market, log } = context;
  if (!bindings.BROWSER_SESSIONS) {
    log.error('sign-in', { outcome: 'refused', reason: 'hosted accounts need BROWSER_SESSIONS' });
    return fail(unavailable.message);
  }
  try {
    const { authorize } = await getProvider(context);
    const { state, nonce, verifier } = await beginAttempt(context, returnTo);
    const address = new URL(authorize);
    const values = {
      client_id: env.CUSTOMER_ACCOUNT_CLIENT_ID ?? '',
      redirect_uri: callbackOf(context),
      response_type: 'code',
      scope,
      state,
      nonce,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
      locale: market.store.language.toLowerCase(),
      region_country: market.country,
    };
    for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
    return ok(address.href);
  } catch (error) {
    return outage(context, error);
  }
}

/** Returns the next page's path, or fails with a message for the shopper. */
export async function finishSignIn(context: Context): Promise<Result<string>> {
  const { searchParams } = context.url;
  const attempt = await takeAttempt(context, searchParams.get('state') ?? '');
  if (!attempt) return refuse(context, 'state', expired);
  const code = searchParams.get('code');
  if (code === null) {
    const named = /^[a-z_]{1,40}$/.exec(searchParams.get('error') ?? '')?.[0];
    return refuse(context, named ?? 'no code', notSignedIn);
  }
  if (!(await context.limits.allow('login', context.buyerIp ?? context.visitor)))
    return refuse(context, 'limited', tooOften);
  try {
    return await redeem(context, attempt, code);
  } catch (error) {
    return outage(context, error);
  }
}

async function redeem(context: Context, attempt: Attempt, code: string): Promise<Result<string>> {
  const { env } = context;
  const provider = await getProvider(context);
  const grant = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: callbackOf(context),
    code_verifier: attempt.verifier,
  } as const;
  const issued = await requestTokens(context, provider.token, grant, deadlineMs);
  if (!issued.ok) return refuse(context, 'code', expired);
  const { idToken, ...tokens } = issued.value;
  const identity = await verifyIdToken(idToken ?? '', {
    keys: keysOf(context, provider),
    issuer: provider.issuer,
    audience: env.CUSTOMER_ACCOUNT_CLIENT_ID ?? '',
    nonce: attempt.nonce,
  });
  if (!identity.ok) return refuse(context, identity.error, notSignedIn);
  return startSession(context, { ...tokens, idToken: idToken ?? '' }, identity.value, attempt);
}

async function startSession(
  context: Context,
  tokens: IssuedTokens & { idToken: string },
  { email, subject }: Identity,
  { returnTo }: Attempt,
): Promise<Result<string>> {
  const { session, env, log } = context;
  const { accessToken, expiresAt } = tokens;
  const customer = await customerDigest(context, `subject ${subject}`);
  const token = { accessToken, expiresAt };
  const started = await session.signIn(token, Date.now() + sessionMs, customer);
  if (!started) return ok(returnTo);
  if (!(await keepTokens(context, tokens))) {
    await session.expire();
    return refuse(context, 'the tokens could not be kept', unavailable.message);
  }
  const who = (await keyedHash(email ? mailboxOf(email) : subject, env.SESSION_SECRET)).slice(
    0,
    12,
  );
  log.info('sign-in', { outcome: 'done', who });
  return ok(returnTo);
}

const callbackOf = ({ env }: Context): string => env.SITE_URL + callbackPath;

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url.encode(new Uint8Array(hash));
}

function refuse({ log }: Context, reason: string, message: string) {
  log.warn('sign-in', { outcome: 'refused', reason });
  return fail(message);
}

function outage({ log }: Context, error: unknown) {
  if (!isUnavailable(error)) throw error;
  log.error('sign-in', { outcome: 'unavailable', error });
  return fail(unavailable.message);
}
