/** Checks request bodies before they reach Remix: small, and readable forms. */
import type { PlainPage } from '../plain-page';
import { brokenForm, largeForm, notAForm } from './refusals';

const largestForm = 32 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** How long a form's body may take to arrive. */
const arrivalMs = 10_000;

type ReadBody = { body: Uint8Array<ArrayBuffer> } | { refusal: PlainPage };

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not there after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Counts the bytes received: streamed bodies have no length, and a stated length may be wrong. */
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

/** The body of a POST, checked to be a readable form, or a refusal. */
export async function readFormBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.test(type)) return { refusal: notAForm };
  if (Number(request.headers.get('content-length')) > largestForm) return { refusal: largeForm };
  try {
    const read = await withinTime(collect(request.body), arrivalMs);
    // Parsed here once, so that `formData()` cannot throw in an action.
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
 * Reads the rest of a refused request, up to a megabyte or half a second. If a response is sent in the
 * middle of a body, the connection gets closed, and browsers may show that instead of the response.
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
  // Reading fails when the client has disconnected; then there is nobody to answer.
  await withinTime(rest(), drainMs).catch(() => undefined);
  await reader.cancel().catch(() => undefined);
}
