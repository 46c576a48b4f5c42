import {
  calculateJwkThumbprint,
  compactVerify,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
} from 'jose';
import { readValue, writeValue } from '../../world/key-values';
import type { World } from '../../world/world';
import { accessSeconds, type Grant } from '../customers/account-tokens';
import { accountsBase } from './places';

const stored = 'accounts_key';
const alg = 'RS256';

async function privateKey({ sql }: World): Promise<JWK & { kid: string }> {
  const known = readValue(sql, stored);
  if (known !== null) return JSON.parse(known) as JWK & { kid: string };
  const made = await exportJWK((await generateKeyPair(alg, { extractable: true })).privateKey);
  const key = { ...made, kid: await calculateJwkThumbprint(made), alg, use: 'sig' };
  // Another request may have stored a key meanwhile.
  if (readValue(sql, stored) === null) writeValue(sql, stored, JSON.stringify(key));
  return JSON.parse(readValue(sql, stored) ?? '') as JWK & { kid: string };
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use });

export const keySet = async (world: World): Promise<{ keys: JWK[] }> => ({
  keys: [publicPart(await privateKey(world))],
});

/** Expires with the access token. */
export async function signIdToken(world: World, grant: Grant, email: string): Promise<string> {
  const key = await privateKey(world);
  const now = Math.trunc(world.now().getTime() / 1000);
  const claims = {
    email,
    email_verified: true,
    sid: grant.sessionId,
    ...(grant.nonce !== null && { nonce: grant.nonce }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: key.kid, typ: 'JWT' })
    .setIssuer(accountsBase(world))
    .setSubject(String(grant.customerId))
    .setAudience(grant.clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + accessSeconds(world))
    .sign(await importJWK(key, alg));
}

/**
 * Returns client and session of an ID token, even if it has expired. Null if the sandbox didn't
 * sign the token.
 */
export async function readIdToken(
  world: World,
  token: string,
): Promise<{ clientId: string; sessionId: string } | null> {
  try {
    const key = await importJWK(publicPart(await privateKey(world)), alg);
    const { payload } = await compactVerify(token, key);
    const claims = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
    return { clientId: String(claims['aud']), sessionId: String(claims['sid']) };
  } catch {
    return null;
  }
}
