/** Checks request bodies before they reach Remix: small, and readable forms. */
import { withinTime } from '../../within-time';
import type { PlainPage } from '../plain-page';
import { brokenForm, largeForm, notAForm } from './refusals';

const largestForm = 32 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** How long a body may take to arrive. */
const arrivalMs = 10_000;

type ReadBody = { body: Uint8Array<ArrayBuffer> } | { refusal: PlainPage };

/**
 * The request's body, or undefined when it is larger than `limit` bytes. Rejects when it breaks off or is not
 * there in time. Counts the bytes received: streamed bodies have no length, and a stated length may be wrong.
 */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined;
  return withinTime(collect(request.body, limit), arrivalMs);
}

async function collect(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = new Uint8Array(limit);
  const reader = stream?.getReader();
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return body.slice(0, size);
    if (size + chunk.value.byteLength > limit) {
      reader?.releaseLock();
      return undefined;
    }
    body.set(chunk.value, size);
    size += chunk.value.byteLength;
  }
}

/** The body of a POST, checked to be a readable form, or a refusal. */
export async function readFormBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.test(type)) return { refusal: notAForm };
  try {
    const body = await readBytes(request, largestForm);
    if (!body) return { refusal: largeForm };
    // Parsed here once, so that `formData()` cannot throw in an action.
    await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return { body };
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
