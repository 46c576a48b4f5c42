/** Encrypts and authenticates small values for cookies (AES-GCM, key derived from the secret). */

const ivBytes = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function sealingKey(secret: string, purpose: string): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

/** JSON of `value`, sealed; different each time. `purpose` keeps seals of different cookies apart. */
export async function seal(value: unknown, secret: string, purpose: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await sealingKey(secret, purpose);
  const plain = bytesOf(JSON.stringify(value));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
  const whole = new Uint8Array(ivBytes + sealed.length);
  whole.set(iv);
  whole.set(sealed, ivBytes);
  return toBase64Url(whole);
}

/** The value that was sealed; undefined for anything forged, cut, or sealed for another purpose. */
export async function unseal(text: string, secret: string, purpose: string): Promise<unknown> {
  try {
    const whole = fromBase64Url(text);
    const key = await sealingKey(secret, purpose);
    const iv = whole.slice(0, ivBytes);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, whole.slice(ivBytes));
    return JSON.parse(new TextDecoder().decode(plain)) as unknown;
  } catch {
    return undefined;
  }
}
