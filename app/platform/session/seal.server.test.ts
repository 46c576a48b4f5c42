import { CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.server';

const secret = 'a secret of at least thirty-two characters';
const purpose = 'session';

async function sealedAs(
  text: string,
  { alg = 'dir', enc = 'A256GCM' }: { alg?: string; enc?: string } = {},
) {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.digest('SHA-256', bytes(`${purpose}\n${secret}`));
  return new CompactEncrypt(bytes(text))
    .setProtectedHeader({ alg, enc })
    .encrypt(new Uint8Array(key));
}

test('what was sealed can be opened for the same purpose with the same secret, and not otherwise', async () => {
  // Too long to occur by chance in Base64.
  const value = { cart: 'c-1234567890', lines: [1, 2] };
  const text = await seal(value, secret, purpose);
  expect(text).not.toContain('1234567890');
  expect(await unseal(text, secret, purpose)).toEqual(value);
  expect(await unseal(text, secret, 'cart')).toBeUndefined();
  expect(await unseal(text, `${secret}!`, purpose)).toBeUndefined();
  expect(await unseal(`${text}x`, secret, purpose)).toBeUndefined();
});

test('only one way of sealing is accepted', async () => {
  expect(await unseal(await sealedAs('7'), secret, purpose)).toBe(7);
  for (const other of [{ alg: 'A256KW' }, { alg: 'A256GCMKW' }, { enc: 'A128CBC-HS256' }])
    expect(await unseal(await sealedAs('7', other), secret, purpose)).toBeUndefined();
});

test('a sealed text that is no JSON is no value', async () => {
  expect(await unseal(await sealedAs('{"cart":'), secret, purpose)).toBeUndefined();
});
