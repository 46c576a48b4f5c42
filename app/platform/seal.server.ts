/** Encrypts and authenticates small values for cookies: compact JWE, AES-256-GCM. */
import { CompactEncrypt, compactDecrypt } from 'jose';

/** The key of one kind of cookie; `purpose` keeps seals of different cookies apart. */
async function sealingKey(secret: string, purpose: string): Promise<Uint8Array> {
  const text = new TextEncoder().encode(`${purpose}\n${secret}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}

/** JSON of `value`, sealed; different each time. */
export async function seal(value: unknown, secret: string, purpose: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await sealingKey(secret, purpose));
}

/** The value that was sealed; undefined for anything forged, cut, or sealed for another purpose. */
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
