import type { World } from './world';

/** Origins of the storefronts by store. */
export function storefronts(world: World): Record<string, string> {
  return JSON.parse(world.env.STOREFRONT_ORIGINS || '{}') as Record<string, string>;
}

/** The origin of the storefront in a request's Referer, else the first one. */
export function storefrontOf(request: Request, world: World): string {
  const origins = Object.values(storefronts(world));
  const referer = request.headers.get('referer') ?? '';
  const origin = URL.canParse(referer) ? new URL(referer).origin : '';
  return origins.includes(origin) ? origin : shopOrigin(world);
}

/** Origin of the hosted checkout: on the shop's primary domain if it has one of its own, else the sandbox's. */
export function checkoutOrigin({ env, origin }: World): string {
  const url = new URL(origin);
  if (env.PRIMARY_DOMAIN) url.hostname = env.PRIMARY_DOMAIN;
  return url.origin;
}

/** Origin of the first storefront, or the sandbox's own when none is configured. */
export const shopOrigin = (world: World): string =>
  Object.values(storefronts(world))[0] ?? world.origin;

/**
 * A URL on the shop's primary domain, which for a headless shop is the storefront's: menus,
 * `onlineStoreUrl`, policies and e-mailed links point there.
 */
export const shopUrl = (world: World, path: string): string =>
  new URL(path, shopOrigin(world)).href;
