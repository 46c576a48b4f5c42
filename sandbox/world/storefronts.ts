import type { World } from './world';

export function storefronts(world: World): Record<string, string> {
  return JSON.parse(world.env.STOREFRONT_ORIGINS || '{}') as Record<string, string>;
}

/** The storefront in the `Referer`, else the first storefront. */
export function storefrontOf(request: Request, world: World): string {
  const origins = Object.values(storefronts(world));
  const referer = request.headers.get('referer') ?? '';
  const origin = URL.canParse(referer) ? new URL(referer).origin : '';
  return origins.includes(origin) ? origin : shopOrigin(world);
}

/** The primary domain's origin if configured, else the sandbox's. */
export function checkoutOrigin({ env, origin }: World): string {
  const url = new URL(origin);
  if (env.PRIMARY_DOMAIN) url.hostname = env.PRIMARY_DOMAIN;
  return url.origin;
}

export const shopOrigin = (world: World): string =>
  Object.values(storefronts(world))[0] ?? world.origin;

/**
 * Returns a URL on the shop's primary domain, for Shopify's menus, `onlineStoreUrl`, policies and
 * emails. A headless shop's primary domain is the storefront's.
 */
export const shopUrl = (world: World, path: string): string =>
  new URL(path, shopOrigin(world)).href;
