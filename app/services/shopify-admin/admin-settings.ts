import type { Env } from '~/platform/env.server';

export type AdminSettings = Pick<
  Env,
  'SHOPIFY_ADMIN_TOKEN' | 'SHOPIFY_ADMIN_CLIENT_ID' | 'SHOPIFY_ADMIN_CLIENT_SECRET'
>;

export const hasAdminApi = (env: AdminSettings): boolean =>
  env.SHOPIFY_ADMIN_TOKEN !== undefined ||
  (env.SHOPIFY_ADMIN_CLIENT_ID !== undefined && env.SHOPIFY_ADMIN_CLIENT_SECRET !== undefined);
