import type { Env } from '~/platform/env.server';

/** Only the sandbox's domain has a scheme. */
export const adminUrl = (
  { SHOPIFY_STORE_DOMAIN: domain }: Pick<Env, 'SHOPIFY_STORE_DOMAIN'>,
  path: string,
): string => `${domain.includes('://') ? domain : `https://${domain}`}/admin/${path}`;
