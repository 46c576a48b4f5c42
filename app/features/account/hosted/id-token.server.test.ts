import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { verifyIdToken } from './id-token.server';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Pair;
let strange: Pair;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1' }] });
});

const inAnHour = () => Math.trunc(Date.now() / 1000) + 3600;
const right = (): JWTPayload => ({
  ...{ iss: 'https://shopify.example/authentication/1', aud: 'client', sub: '7', nonce: 'n-1' },
  ...{ email: 'ada@mail.example', iat: inAnHour() - 3600, exp: inAnHour() },
});
const sign = (payload: JWTPayload, { privateKey }: Pair = own, kid = 'k1') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
const verify = (token: string) =>
  verifyIdToken(token, { keys, issuer: right().iss!, audience: 'client', nonce: 'n-1' });

test('tells who has signed in', async () => {
  const identity = { subject: '7', email: 'ada@mail.example' };
  expect(await verify(await sign(right()))).toEqual({ ok: true, value: identity });
  const { email: _, ...unnamed } = right();
  expect(await verify(await sign(unnamed))).toMatchObject({ value: { email: undefined } });
});

test.each<[string, Partial<JWTPayload>]>([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another client', { aud: 'another' }],
  ['another sign-in', { nonce: 'n-2' }],
  ['no sign-in', { nonce: undefined }],
  ['nobody', { sub: undefined }],
  ['no end', { exp: undefined }],
  ['an end that is past', { exp: inAnHour() - 3700 }],
])('is refused for %s [V10.5.1] [V10.5.3] [V10.5.4]', async (_, change) => {
  const found = await verify(await sign({ ...right(), ...change }));
  expect(found.ok).toBe(false);
  expect(JSON.stringify(found)).not.toContain('ada@mail.example');
});

test('is refused with another key’s signature, none, or one made with the public key as a secret [V6.8.2]', async () => {
  expect((await verify(await sign(right(), strange))).ok).toBe(false);
  expect((await verify(await sign(right(), own, 'k2'))).ok).toBe(false);
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const unsigned = `${part({ alg: 'none' })}.${part(right())}.`;
  expect((await verify(unsigned)).ok).toBe(false);
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
  const shared = await new SignJWT(right())
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .sign(secret);
  expect((await verify(shared)).ok).toBe(false);
  for (const text of ['', 'a.b.c', 'nonsense']) expect((await verify(text)).ok).toBe(false);
});

test('errors that are not the token’s fault are rethrown', async () => {
  const away = () => Promise.reject(new Error('The keys are away'));
  const asked = verifyIdToken(await sign(right()), {
    keys: away,
    issuer: 'i',
    audience: 'client',
    nonce: 'n-1',
  });
  await expect(asked).rejects.toThrow('The keys are away');
});
