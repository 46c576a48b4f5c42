import type { World } from '../../state/world';

/**
 * A URL on the shop's primary domain, which for a headless shop is the storefront's: menus,
 * `onlineStoreUrl`, policies and e-mailed links point there.
 */
export function shopUrl(world: World, path: string): string {
  return new URL(path, shopOrigin(world)).href;
}

/** Origin of the first storefront, or the sandbox's own when none is configured. */
export function shopOrigin(world: World): string {
  const origins: unknown = JSON.parse(world.env.STOREFRONT_ORIGINS || '{}');
  const first = typeof origins === 'object' && origins ? Object.values(origins)[0] : null;
  return typeof first === 'string' ? first : world.origin;
}
