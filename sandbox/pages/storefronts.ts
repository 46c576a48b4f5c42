import type { World } from '../state/world';

/** Origins of the storefronts by store. */
export function storefronts(world: World): Record<string, string> {
  return JSON.parse(world.env.STOREFRONT_ORIGINS || '{}') as Record<string, string>;
}

/** The origin of the storefront in a request's Referer, else the first one. */
export function storefrontOf(request: Request, world: World): string {
  const origins = Object.values(storefronts(world));
  const referer = request.headers.get('referer') ?? '';
  const origin = URL.canParse(referer) ? new URL(referer).origin : '';
  return origins.includes(origin) ? origin : (origins[0] ?? world.origin);
}
