import { withinTime } from '../../within-time';
import type { StandalonePage } from '../standalone-page';
import { brokenForm, largeForm, notAForm } from './rejections';

const largestForm = 32 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** In ms: maximum total time, and maximum pause between chunks. */
const arrivalMs = 10_000;
const idleMs = 3_000;

type ReadBody = { body: Uint8Array<ArrayBuffer> } | { rejection: StandalonePage };

/** Undefined if the body exceeds `limit` bytes. Rejects if the body ends early, takes too long or stalls. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array(0);
  try {
    return await withinTime(collect(reader, limit), arrivalMs);
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const firstBytes = 4 * 1024;

async function collect(
  reader: Reader,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let body = new Uint8Array(Math.min(limit, firstBytes));
  let size = 0;
  for (;;) {
    const chunk = await withinTime(reader.read(), idleMs);
    if (chunk.done) return body.slice(0, size);
    const end = size + chunk.value.byteLength;
    if (end > limit) {
      reader.releaseLock();
      return undefined;
    }
    if (end > body.length) {
      const larger = new Uint8Array(Math.min(limit, Math.max(end, 2 * body.length)));
      larger.set(body);
      body = larger;
    }
    body.set(chunk.value, size);
    size = end;
  }
}

/** `limit`: the maximum size in bytes. */
export async function readFormBody(request: Request, limit = largestForm): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.test(type)) return { rejection: notAForm };
  try {
    const body = await readBytes(request, limit);
    if (!body) return { rejection: largeForm };
    // After this check, `formData()` can't throw in an action.
    await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return { body };
  } catch {
    return { rejection: brokenForm };
  }
}

const drainedBytes = 1024 * 1024;
const drainMs = 500;

/** If a refused request's body isn't read, browsers may show a connection error instead of the response. */
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
  // The client may have disconnected.
  await withinTime(rest(), drainMs).catch(() => undefined);
  await reader.cancel().catch(() => undefined);
}
