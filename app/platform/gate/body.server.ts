/** Bodies that may go on to Remix: small, and really forms. */
import type { PlainPage } from '../plain-page';
import { brokenForm, largeForm, notAForm } from './refusals';

const largestForm = 32 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** How long a shopper's form may take to arrive. */
const arrivalMs = 10_000;

type ReadBody = { body: Uint8Array<ArrayBuffer> } | { refusal: PlainPage };

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not there after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Counts what really arrives: a streamed body tells no length, and a told one may be a lie. */
async function collect(stream: ReadableStream<Uint8Array> | null): Promise<ReadBody> {
  const body = new Uint8Array(largestForm);
  const reader = stream?.getReader();
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return { body: body.slice(0, size) };
    if (size + chunk.value.byteLength > largestForm) {
      reader?.releaseLock();
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
    const read = await withinTime(collect(request.body), arrivalMs);
    // Once here, so that no action ever meets a body that `formData()` throws at.
    if ('body' in read)
      await new Response(read.body, { headers: { 'Content-Type': type } }).formData();
    return read;
  } catch {
    return { refusal: brokenForm };
  }
}

const drainedBytes = 1024 * 1024;
const drainMs = 500;

/**
 * Reads on what a refused request still sends, a megabyte or half a second long: a connection that is
 * answered in the middle of a body gets closed, and the browser may show that instead of the refusal.
 */
export async function drain({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const rest = async () => {
    let left = drainedBytes;
    for (let done = false; !done && left > 0;) {
      const chunk = await reader.read();
      done = chunk.done;
      left -= chunk.value?.byteLength ?? 0;
    }
  };
  // A client that has gone makes reading fail: nobody is left to answer.
  await withinTime(rest(), drainMs).catch(() => undefined);
  await reader.cancel().catch(() => undefined);
}
