import { storefronts } from '../../world/storefronts';
import type { World } from '../../world/world';

/** An application as the operator sets it up in Shopify's admin. */
export type Client = {
  id: string;
  /** Null for a public client, which proves itself with PKCE. */
  secret: string | null;
  /** Where the browser may be sent with a code. */
  redirectUris: string[];
  /** Where the browser may be sent after signing out; the first one is the default. */
  logoutUris: string[];
  /** What a public client may send as `Origin`. */
  origins: string[];
};

/** Below the storefronts' origins: the shop's, which Hydrogen uses too, and another. */
const callbacks = ['/account/authorize', '/accounts/authorize'];

/** The client with this id, or null. Both clients have every storefront of the sandbox, over http and https. */
export function clientById(world: World, id: string): Client | null {
  const { ACCOUNTS_PUBLIC_CLIENT, ACCOUNTS_CONFIDENTIAL_CLIENT, ACCOUNTS_SECRET } = world.env;
  if (id !== ACCOUNTS_PUBLIC_CLIENT && id !== ACCOUNTS_CONFIDENTIAL_CLIENT) return null;
  const origins = Object.values(storefronts(world)).flatMap((origin) => [
    origin,
    origin.replace(/^http:/, 'https:'),
  ]);
  return {
    id,
    secret: id === ACCOUNTS_CONFIDENTIAL_CLIENT ? ACCOUNTS_SECRET : null,
    redirectUris: origins.flatMap((origin) => callbacks.map((path) => origin + path)),
    logoutUris: origins.flatMap((origin) => [origin, `${origin}/`, `${origin}/accounts/login`]),
    origins,
  };
}
