/** A single outside request, without deadline and retry. */

/** A complete reply, whose body has been read. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

class TooLarge extends Error {}
/** A failure that a retry may fix. */
export class Transient extends Error {}

/** The body as text; throws once it exceeds `limit` bytes. */
async function readBody(headers: Headers, body: Response['body'], limit: number): Promise<string> {
  const tooLarge = () => new TooLarge(`Answer larger than ${limit} bytes`);
  if (Number(headers.get('content-length')) > limit) {
    await body?.cancel();
    throw tooLarge();
  }
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** Sends the request once. Throws Transient for a 5xx and for a network failure, in headers or body. */
export async function fetchOnce(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limit: number,
): Promise<Reply> {
  try {
    const { status, headers, body } = await fetch(url, init);
    if (status < 500) return { status, headers, text: await readBody(headers, body, limit) };
    await body?.cancel();
    throw new Transient(`Answered ${status}`);
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Transient) throw error;
    throw new Transient('No whole answer', { cause: error });
  }
}
