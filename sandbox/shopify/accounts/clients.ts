import { storefronts } from '../../world/storefronts';
import type { World } from '../../world/world';

export type Client = {
  id: string;
  /** Null for a public client, which uses PKCE. */
  secret: string | null;
  redirectUris: string[];
  logoutUris: string[];
  origins: string[];
};

const callbacks = ['/account/authorize', '/accounts/authorize'];

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
