export interface Webhook {
  /** For example 'products/update'. Not signed. */
  topic: string;
  /** Detects retries and replays: the same body has the same signature. */
  signature: string;
  /** Milliseconds since 1970; NaN if the header is missing. Not signed. */
  triggeredAt: number;
  payload: unknown;
}

const signatureHeader = 'x-shopify-hmac-sha256';

/** If false, the body need not be read. */
export const mayBeSigned = (headers: Headers): boolean =>
  bytesOf(headers.get(signatureHeader) ?? '') !== undefined;

/**
 * Undefined if none of the secrets signed the webhook. During a rotation, `secrets` contains the old and the new
 * secret, separated by a space.
 */
export async function readWebhook(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
  secrets: string,
): Promise<Webhook | undefined> {
  const sent = headers.get(signatureHeader) ?? '';
  const signature = bytesOf(sent);
  if (!signature) return undefined;
  for (const secret of secrets.split(/\s+/).filter(Boolean))
    if (await isSignedWith(secret, signature, body))
      return {
        topic: headers.get('x-shopify-topic') ?? '',
        signature: sent,
        triggeredAt: Date.parse(headers.get('x-shopify-triggered-at') ?? ''),
        payload: parsed(body),
      };
  return undefined;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

async function isSignedWith(
  secret: string,
  signature: Uint8Array<ArrayBuffer>,
  body: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, signature, body);
}

/** Canonical base64 of 32 bytes. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(text)) return undefined;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
