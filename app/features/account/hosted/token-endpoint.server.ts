/** Requests and responses are never logged. */
import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { FetchService } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { userAgent } from './discovery.server';

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  /** Missing after a refresh. */
  idToken: string | undefined;
  /** ISO 8601. */
  expiresAt: string;
}

interface Parts {
  env: Env;
  fetchService: FetchService;
}

/** A code or refresh token works only once. */
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

/** Never retried. Fails if the provider refuses the code or the refresh token. Otherwise throws Unavailable. */
export async function requestTokens(
  { env, fetchService }: Parts,
  endpoint: string,
  grant: Grant,
  deadlineMs: number,
): Promise<Result<IssuedTokens, 'refused'>> {
  const { CUSTOMER_ACCOUNT_CLIENT_ID: id = '', CUSTOMER_ACCOUNT_CLIENT_SECRET: secret } = env;
  const requestedAt = Date.now();
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
  // The schema's issues could quote a token.
  if (!parsed.success) throw new Unavailable('accounts', new Error('An answer without tokens'));
  const { access_token, refresh_token, id_token, expires_in } = parsed.output;
  return ok({
    accessToken: access_token,
    refreshToken: refresh_token,
    idToken: id_token,
    expiresAt: new Date(requestedAt + expires_in * 1000).toISOString(),
  });
}
