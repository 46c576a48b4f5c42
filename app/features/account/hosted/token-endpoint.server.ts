/** Requests for tokens, by the operator's client of the Customer Account API. Never logged with what they carry. */
import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { FetchService } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { userAgent } from './discovery.server';

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  /** Missing where tokens were refreshed. */
  idToken: string | undefined;
  /** ISO 8601; of the access token. */
  expiresAt: string;
}

interface Parts {
  env: Env;
  fetchService: FetchService;
}

/** What is redeemed: an authorization code, or a refresh token. Each is good for one time. */
type Grant =
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string; code_verifier: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

const text = v.pipe(v.string(), v.minLength(1));
const tokensSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: text,
    refresh_token: text,
    id_token: v.optional(text),
    expires_in: v.pipe(v.number(), v.minValue(1)),
  }),
);
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/**
 * Asks once, without retries: a second time would find the code or the token used. Fails when the provider does not
 * accept it; throws Unavailable for any other answer, and when none came within `deadlineMs`. A public client names its
 * origin, a confidential one proves itself with its secret.
 */
export async function requestTokens(
  { env, fetchService }: Parts,
  endpoint: string,
  grant: Grant,
  deadlineMs: number,
): Promise<Result<IssuedTokens, 'refused'>> {
  const { CUSTOMER_ACCOUNT_CLIENT_ID: id = '', CUSTOMER_ACCOUNT_CLIENT_SECRET: secret } = env;
  const asked = Date.now();
  const { status, text: body } = await fetchService(
    endpoint,
    {
      method: 'POST',
      headers: {
        ...userAgent,
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: env.SITE_URL,
        ...(secret !== undefined && { Authorization: `Basic ${btoa(`${id}:${secret}`)}` }),
      },
      body: new URLSearchParams({ client_id: id, ...grant }).toString(),
    },
    { service: 'accounts', operation: grant.grant_type, deadlineMs },
  );
  const refusal = status === 400 ? v.safeParse(errorSchema, body) : undefined;
  if (refusal?.success && refusal.output.error === 'invalid_grant') return fail('refused');
  if (status !== 200) throw new Unavailable('accounts', new Error(`HTTP ${status}`));
  const parsed = v.safeParse(tokensSchema, body);
  // Without the issues, which quote what is wrong, and that may be a token.
  if (!parsed.success) throw new Unavailable('accounts', new Error('An answer without tokens'));
  const { access_token, refresh_token, id_token, expires_in } = parsed.output;
  return ok({
    accessToken: access_token,
    refreshToken: refresh_token,
    idToken: id_token,
    expiresAt: new Date(asked + expires_in * 1000).toISOString(),
  });
}
