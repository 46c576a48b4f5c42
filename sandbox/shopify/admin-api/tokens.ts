import { readValue, writeValue } from '../../world/key-values';
import type { World } from '../../world/world';
import { randomHex } from '../storage/random-hex';

const daySeconds = 24 * 60 * 60;

export const scopesOf = ({ env }: World): string[] => env.ADMIN_SCOPES.split(/\s+/).filter(Boolean);

/** The client credentials grant. A new token doesn't end earlier ones. */
export function grantToken(world: World) {
  const token = `shpat_${randomHex(16)}`;
  writeValue(world.sql, keyOf(token), String(world.now().getTime() + daySeconds * 1000));
  return {
    access_token: token,
    scope: scopesOf(world).join(','),
    expires_in: daySeconds - 1,
  };
}

export function isValid(world: World, token: string): boolean {
  if (token === '') return false;
  if (token === world.env.ADMIN_TOKEN) return true;
  return world.now().getTime() < Number(readValue(world.sql, keyOf(token)) ?? 0);
}

const keyOf = (token: string) => `admin token ${token}`;
