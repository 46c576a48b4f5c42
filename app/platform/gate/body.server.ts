/** Bodies that may go on to Remix: small, and really forms. */
import type { PlainPage } from '../plain-page';
import { brokenForm, largeForm, notAForm } from './refusals';

export const largestForm = 32 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

type ReadBody = { body: Uint8Array<ArrayBuffer> } | { refusal: PlainPage };

/** Counts what really arrives: a streamed body tells no length, and a told one may be a lie. */
async function collect(stream: ReadableStream<Uint8Array> | null): Promise<ReadBody> {
  const body = new Uint8Array(largestForm);
  const reader = stream?.getReader();
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return { body: body.slice(0, size) };
    if (size + chunk.value.byteLength > largestForm) {
      await reader?.cancel();
      return { refusal: largeForm };
    }
    body.set(chunk.value, size);
    size += chunk.value.byteLength;
  }
}

/** The whole body of a POST, checked to be a readable form. */
export async function readFormBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.test(type)) return { refusal: notAForm };
  if (Number(request.headers.get('content-length')) > largestForm) return { refusal: largeForm };
  try {
    const read = await collect(request.body);
    // Once here, so that no action ever meets a body that `formData()` throws at.
    if ('body' in read)
      await new Response(read.body, { headers: { 'Content-Type': type } }).formData();
    return read;
  } catch {
    return { refusal: brokenForm };
  }
}
