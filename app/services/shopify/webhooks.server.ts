/** What Shopify sends to the shop by itself: webhooks, signed with a secret that the shop's admin shows. */

/** The parts of a webhook that are used. */
export interface Webhook {
  /** 'products/update'. Not signed. */
  topic: string;
  /** Equal for the same body: by it a repetition is known, and whoever sends a body again that was overheard. */
  signature: string;
  /** In ms since 1970; NaN when it does not say. Not signed. */
  triggeredAt: number;
  /** The parsed body; undefined when it is no JSON. */
  payload: unknown;
}

/** Headers that it cannot be without. */
const signatureHeader = 'x-shopify-hmac-sha256';

/** False for headers by which no body can be one of Shopify's: then it need not be read. */
export const mayBeSigned = (headers: Headers): boolean =>
  bytesOf(headers.get(signatureHeader) ?? '') !== undefined;

/**
 * The webhook in a request with this body, or undefined when none of the secrets has signed it. `secrets`: one, or two
 * during a rotation, separated by a space.
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

/** Base64 of 32 bytes; there is one way only to write them. */
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
