/** Encrypts small values for cookies: compact JWE, AES-256-GCM. */
import { CompactEncrypt, compactDecrypt } from 'jose';

/** One key per `purpose`, so that the value of one cookie isn't valid in another cookie. */
async function sealingKey(secret: string, purpose: string): Promise<Uint8Array> {
  const text = new TextEncoder().encode(`${purpose}\n${secret}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}

export async function seal(value: unknown, secret: string, purpose: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await sealingKey(secret, purpose));
}

/** Undefined if the text is forged, damaged or encrypted for another purpose. */
export async function unseal(text: string, secret: string, purpose: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(text, await sealingKey(secret, purpose), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
  } catch {
    return undefined;
  }
}
