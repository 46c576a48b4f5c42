/** One call to another system, without its deadline. */

/** A whole answer: the body is read already. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

class TooLarge extends Error {}
/** Worth a second try. */
export class Transient extends Error {}

/** The whole body as text, or an error once it grows past `limit` bytes. */
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

/** One try. A network failure, in the headers or in the body, or a 5xx is worth another: `Transient`. */
export async function attempt(
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
