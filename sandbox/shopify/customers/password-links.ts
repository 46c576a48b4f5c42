import { timestamp } from '../../world/clock';
import { shopUrl } from '../../world/storefronts';
import type { World } from '../../world/world';
import { randomHex } from '../storage/random-hex';

export type PasswordLinkKind = 'reset' | 'activate';

const hour = 60 * 60 * 1000;
const lifetime = { reset: 24 * hour, activate: 30 * 24 * hour };

function createSecret(world: World, kind: PasswordLinkKind, customerId: number): string {
  const token = `${randomHex(16)}-${Math.trunc(world.now().getTime() / 1000)}`;
  const expiresAt = timestamp(new Date(world.now().getTime() + lifetime[kind]));
  world.sql.exec(
    'INSERT OR REPLACE INTO customer_secrets VALUES (?, ?, ?, ?)',
    kind,
    customerId,
    token,
    expiresAt,
  );
  return token;
}

/** Shopify's format, on the shop's domain: `/account/{kind}/{id}/{token}`. */
export const passwordLink = (world: World, kind: PasswordLinkKind, customerId: number): string =>
  shopUrl(world, `/account/${kind}/${customerId}/${createSecret(world, kind, customerId)}`);

/** Invalidates an emailed link's token. Returns whether the token was valid for this customer. */
export function redeemSecret(
  world: World,
  kind: PasswordLinkKind,
  customerId: number,
  token: string,
): boolean {
  const used = world.sql.exec(
    'DELETE FROM customer_secrets WHERE kind = ? AND customer_id = ? AND token = ? AND expires_at > ? RETURNING token',
    kind,
    customerId,
    token,
    timestamp(world.now()),
  );
  return used.toArray().length > 0;
}

/** Null if malformed. Accepts any host, because Shopify's behavior is unknown. */
export function readPasswordLink(
  kind: PasswordLinkKind,
  address: string,
): { customerId: number; token: string } | null {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const match = /^\/account\/(\w+)\/(\d{1,15})\/([^/]+)\/?$/.exec(path);
  return match?.[1] === kind ? { customerId: Number(match[2]), token: match[3] ?? '' } : null;
}
