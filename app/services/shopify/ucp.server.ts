/** Shopify's profile and tools for agents (Universal Commerce Protocol, ucp.dev). See docs/services/ucp.md. */
import type { Env } from '~/platform/env.server';
import type { FetchService, Reply } from '~/platform/fetch/fetch-service.server';
import { originOf } from '~/platform/setting-values';

/** In ms. Completing a checkout takes Shopify many seconds, and agents wait longer than shoppers. */
const deadlinesMs = { profile: 2_500, tools: 25_000 };

const largestProfile = 256 * 1024;

/** Shopify reads what it needs to know about the agent from the message, so most headers aren't forwarded. */
const forwarded = [
  'accept',
  'authorization',
  'idempotency-key',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
  'request-id',
  'ucp-agent',
];

export const shopifyOrigin = ({ SHOPIFY_STORE_DOMAIN: domain }: Env): string => originOf(domain);

interface Parts {
  env: Env;
  fetchService: FetchService;
}

/** Throws Unavailable. */
export const fetchProfile = ({ env, fetchService }: Parts, path: string): Promise<Reply> =>
  fetchService(
    shopifyOrigin(env) + path,
    { headers: { Accept: 'application/json' } },
    {
      service: 'ucp-profile',
      operation: 'profile',
      deadlineMs: deadlinesMs.profile,
      maxBytes: largestProfile,
      retry: true,
      pauses: true,
    },
  );

/** Sends the agent's message without its cookies and IP address. Throws Unavailable. */
export function sendMessage(
  { env, fetchService }: Parts,
  path: string,
  { headers: sent }: Request,
  body: Uint8Array<ArrayBuffer>,
): Promise<Reply> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of forwarded) {
    const value = sent.get(name);
    if (value !== null) headers.set(name, value);
  }
  return fetchService(
    shopifyOrigin(env) + path,
    { method: 'POST', headers, body },
    {
      service: 'ucp',
      operation: 'tools',
      deadlineMs: deadlinesMs.tools,
      clientCredentials: true,
      clientWritten: true,
    },
  );
}
