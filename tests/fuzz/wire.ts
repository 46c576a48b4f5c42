/** HTTP over a plain socket: sends what Node's own client would refuse to send. */
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request as it goes over the wire; strings are bytes (latin1). */
export interface WireRequest {
  method: string;
  /** Request target, unchanged. */
  path: string;
  headers: readonly (readonly [string, string])[];
  /** Chunks of the body, already framed as the headers say. */
  body?: readonly string[];
  /** Ends the connection after the body, although more was announced. */
  hangUp?: boolean;
}

export interface WireAnswer {
  /** 0 when the server closed the connection without an answer. */
  status: number;
  /** In lower case, one entry for each line. */
  headers: [string, string][];
  text: string;
  /** From the first byte sent to the last one received. */
  ms: number;
}

const clean = (text: string) => text.replace(/[\r\n]/g, '');

/** Sends one request on a connection of its own; rejects when nothing comes for `patienceMs`. */
export function exchange(
  port: number,
  request: WireRequest,
  patienceMs = 20_000,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let received: Buffer[] = [];
    let size = 0;
    const finish = (answer: ReturnType<typeof readAnswer>) => {
      socket.destroy();
      resolve({ ...(answer ?? nothing), ms: performance.now() - started });
    };
    socket.setTimeout(patienceMs, () => {
      socket.destroy();
      reject(new Error(`No answer in ${patienceMs} ms to ${request.method} ${request.path}`));
    });
    socket.on('connect', () => {
      const head = request.headers.map(([name, value]) => `${clean(name)}: ${clean(value)}\r\n`);
      const line = `${request.method} ${clean(request.path)} HTTP/1.1\r\n`;
      socket.write(Buffer.from(`${line}${head.join('')}\r\n`, 'latin1'));
      for (const chunk of request.body ?? []) socket.write(Buffer.from(chunk, 'latin1'));
      if (request.hangUp) socket.end();
    });
    socket.on('data', (chunk) => {
      received.push(chunk);
      size += chunk.length;
      const whole = Buffer.concat(received, size);
      received = [whole];
      const answer = readAnswer(whole, false, request.method === 'HEAD');
      if (answer) finish(answer);
    });
    socket.on('close', () => finish(readAnswer(Buffer.concat(received), true, false)));
    // A connection that is reset has the same meaning as one that is closed.
    socket.on('error', () => finish(null));
  });
}

const nothing = { status: 0, headers: [] as [string, string][], text: '' };

/** The answer when it is complete, or when the connection is closed; otherwise null. */
function readAnswer(bytes: Buffer, closed: boolean, headOnly: boolean) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [line = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((text): [string, string] => {
    const colon = text.indexOf(':');
    return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()];
  });
  const header = (name: string) => headers.find(([own]) => own === name)?.[1];
  const status = Number(line.split(' ')[1] ?? 0);
  if (status === 100) return readAnswer(bytes.subarray(end + 4), closed, headOnly);
  const empty = headOnly || status === 204 || status === 304;
  const body = empty ? Buffer.alloc(0) : bodyOf(bytes.subarray(end + 4), header, closed);
  if (!body) return null;
  return { status, headers, text: decoded(body, header('content-encoding')).toString('utf8') };
}

function bodyOf(rest: Buffer, header: (name: string) => string | undefined, closed: boolean) {
  if (header('transfer-encoding') === 'chunked') return chunks(rest, closed);
  const length = header('content-length');
  if (length !== undefined && rest.length >= Number(length)) return rest;
  return closed ? rest : null;
}

function chunks(rest: Buffer, closed: boolean): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = rest.indexOf('\r\n', at);
    const size = end < 0 ? NaN : parseInt(rest.toString('latin1', at, end), 16);
    if (size === 0) return Buffer.concat(parts);
    if (Number.isNaN(size) || rest.length < end + 2 + size) {
      return closed ? Buffer.concat(parts) : null;
    }
    parts.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  try {
    if (encoding === 'gzip') return gunzipSync(body);
    if (encoding === 'br') return brotliDecompressSync(body);
  } catch {
    // A body that was cut: what can be said of it is said of its bytes.
  }
  return body;
}
