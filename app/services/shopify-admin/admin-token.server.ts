import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { adminUrl } from './admin-url';

interface Token {
  text: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** `env` lives as long as the isolate. */
const tokens = new WeakMap<Env, Token>();

/** In ms: how long before its expiry a token is replaced, so that it outlasts running requests. */
const earlierMs = 60_000;

const granted = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    /** Seconds; a day. */
    expires_in: v.pipe(v.number(), v.minValue(0)),
  }),
);

/** The permanent token, or one from the client credentials grant. Throws Unavailable('orders'). */
export async function adminToken(context: Context): Promise<string> {
  const { env } = context;
  if (env.SHOPIFY_ADMIN_TOKEN) return env.SHOPIFY_ADMIN_TOKEN;
  const known = tokens.get(env);
  if (known && Date.now() < known.until) return known.text;
  const token = await requestToken(context);
  tokens.set(env, token);
  return token.text;
}

/** Call this after a 401: new scopes or a new secret invalidate earlier tokens. */
export function dropAdminToken({ env }: Context, text: string): void {
  if (tokens.get(env)?.text === text) tokens.delete(env);
}

async function requestToken({ env, fetchService }: Context): Promise<Token> {
  const { SHOPIFY_ADMIN_CLIENT_ID: id, SHOPIFY_ADMIN_CLIENT_SECRET: secret } = env;
  if (!id || !secret) throw new Error('SHOPIFY_ADMIN_CLIENT_ID or its secret is not set');
  const { status, text } = await fetchService(
    adminUrl(env, 'oauth/access_token'),
    {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: id,
        client_secret: secret,
      }).toString(),
    },
    { service: 'orders', operation: 'token', deadlineMs: 1500, retry: true },
  );
  if (status !== 200) throw new Unavailable('orders', new Error(`No token: HTTP ${status}`));
  const parsed = v.safeParse(granted, text);
  if (!parsed.success) throw new Unavailable('orders', new Error('No token in the reply'));
  const { access_token: token, expires_in: seconds } = parsed.output;
  return { text: token, until: Date.now() + seconds * 1000 - earlierMs };
}
