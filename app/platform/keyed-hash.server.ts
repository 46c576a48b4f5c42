import { toHex } from './digest';

/** HMAC-SHA256 in hexadecimal, for names that must not reveal an email address or a message. */
export async function keyedHash(text: string, secret: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))));
}
