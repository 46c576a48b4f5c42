import { timestamp } from '../../world/clock';
import type { World } from '../../world/world';
import { randomHex } from '../storage/random-hex';
import { customerOfAccountToken } from './account-tokens';

export type AccessToken = { accessToken: string; expiresAt: string };

/** 42 days, as observed on Shopify. */
const lifetime = 42 * 24 * 60 * 60 * 1000;

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

/** Null if unknown or expired. */
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

/** Accepts Storefront API and Customer Account API tokens; null if invalid. */
export function customerIdOf(world: World, token: string): number | null {
  return findToken(world, token)?.customerId ?? customerOfAccountToken(world, token);
}

export function deleteToken(world: World, token: string): void {
  world.sql.exec('DELETE FROM customer_access_tokens WHERE token = ?', token);
}

export function deleteTokensOf(world: World, customerId: number): void {
  world.sql.exec('DELETE FROM customer_access_tokens WHERE customer_id = ?', customerId);
}

export function deleteAllTokens({ sql }: World): void {
  sql.exec('DELETE FROM customer_access_tokens');
}
