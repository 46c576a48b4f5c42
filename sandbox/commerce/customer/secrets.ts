import type { World } from '../../state/world';
import { randomHex } from '../cart/ids';
import { timestamp } from '../cart/store';
import { shopUrl } from '../shop/address';

export type SecretKind = 'reset' | 'activate';

const hour = 60 * 60 * 1000;
const lifetime = { reset: 24 * hour, activate: 30 * 24 * hour };

/** A new secret of this kind; an earlier one of the customer ends. */
function createSecret(world: World, kind: SecretKind, customerId: number): string {
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

/** Link of an e-mail, on the shop's own domain: `/account/{kind}/{id}/{token}` (contracts §1.8). */
export const secretLink = (world: World, kind: SecretKind, customerId: number): string =>
  shopUrl(world, `/account/${kind}/${customerId}/${createSecret(world, kind, customerId)}`);

/** True for the customer's living secret, which ends with this. */
export function spendSecret(
  world: World,
  kind: SecretKind,
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

/** Customer and secret of an e-mailed address, whatever its host says. */
export function readSecretLink(
  kind: SecretKind,
  address: string,
): { customerId: number; token: string } | null {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const match = /^\/account\/(\w+)\/(\d{1,15})\/([^/]+)\/?$/.exec(path);
  return match?.[1] === kind ? { customerId: Number(match[2]), token: match[3] ?? '' } : null;
}
