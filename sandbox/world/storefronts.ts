import type { World } from './world';

export function storefronts(world: World): Record<string, string> {
  return JSON.parse(world.env.STOREFRONT_ORIGINS || '{}') as Record<string, string>;
}

/** Origin of the storefront in the Referer, else of the first one. */
export function storefrontOf(request: Request, world: World): string {
  const origins = Object.values(storefronts(world));
  const referer = request.headers.get('referer') ?? '';
  const origin = URL.canParse(referer) ? new URL(referer).origin : '';
  return origins.includes(origin) ? origin : shopOrigin(world);
}

/** Origin of the checkout: the primary domain if configured, else the sandbox. */
export function checkoutOrigin({ env, origin }: World): string {
  const url = new URL(origin);
  if (env.PRIMARY_DOMAIN) url.hostname = env.PRIMARY_DOMAIN;
  return url.origin;
}

export const shopOrigin = (world: World): string =>
  Object.values(storefronts(world))[0] ?? world.origin;

/**
 * Returns a URL on the primary domain, which is the storefront in a headless shop. Menus, `onlineStoreUrl`, policies
 * and emails contain such URLs.
 */
export const shopUrl = (world: World, path: string): string =>
  new URL(path, shopOrigin(world)).href;
