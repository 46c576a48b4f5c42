import type { World } from '../../state/world';
import { randomHex } from '../cart/ids';
import { timestamp } from '../cart/store';

export type AccessToken = { accessToken: string; expiresAt: string };

/** Tokens of the real service live 42 days (contracts §1.8). */
const lifetime = 42 * 24 * 60 * 60 * 1000;

/** Signs a customer in: a new token, stored. */
export function createToken(world: World, customerId: number): AccessToken {
  const accessToken = randomHex(16);
  const expiresAt = timestamp(new Date(world.now().getTime() + lifetime));
  world.sql.exec(
    'INSERT INTO customer_access_tokens VALUES (?, ?, ?)',
    accessToken,
    customerId,
    expiresAt,
  );
  return { accessToken, expiresAt };
}

/** Whose token it is and until when; null for an unknown or expired one. */
export function findToken(
  world: World,
  token: string,
): { customerId: number; expiresAt: string } | null {
  const row = world.sql
    .exec<{ customer_id: number; expires_at: string }>(
      'SELECT customer_id, expires_at FROM customer_access_tokens WHERE token = ?',
      token,
    )
    .toArray()[0];
  if (!row || Date.parse(row.expires_at) <= world.now().getTime()) return null;
  return { customerId: row.customer_id, expiresAt: row.expires_at };
}

/** Id of the customer with this token, or null. */
export function customerIdOf(world: World, token: string): number | null {
  return findToken(world, token)?.customerId ?? null;
}

/** Signs out. */
export function deleteToken(world: World, token: string): void {
  world.sql.exec('DELETE FROM customer_access_tokens WHERE token = ?', token);
}

/** Signs a customer out everywhere, as a new password does. */
export function deleteTokensOf(world: World, customerId: number): void {
  world.sql.exec('DELETE FROM customer_access_tokens WHERE customer_id = ?', customerId);
}
