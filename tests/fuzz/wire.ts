/** A plain socket, for requests that Node's client refuses to send. */
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Strings are bytes (latin1). */
export interface WireRequest {
  method: string;
  path: string;
  headers: readonly (readonly [string, string])[];
  body?: readonly string[];
  /** Closes the connection before the declared end. */
  hangUp?: boolean;
}

export interface WireAnswer {
  /** 0 if the connection closed without an answer. */
  status: number;
  /** Lower-case names, one entry per line. */
  headers: [string, string][];
  text: string;
  /** False if the connection closed before the end. */
  whole: boolean;
  ms: number;
}

const clean = (text: string) => text.replace(/[\r\n]/g, '');

/** Rejects if no data arrives for `timeoutMs`. */
export function exchange(
  port: number,
  request: WireRequest,
  timeoutMs = 20_000,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const received: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      resolve({ ...readAnswer(Buffer.concat(received)), ms: performance.now() - started });
    };
    const isComplete = completion(request.method === 'HEAD');
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`No answer in ${timeoutMs} ms to ${request.method} ${request.path}`));
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
      if (isComplete(received)) finish();
    });
    socket.on('error', () => undefined);
    socket.on('close', finish);
  });
}

function completion(headOnly: boolean): (received: readonly Buffer[]) => boolean {
  let length: number | null = null;
  return (received) => {
    const last = received.at(-1)!;
    if (length === null) {
      const bytes = Buffer.concat(received);
      const end = bytes.indexOf('\r\n\r\n');
      const head = bytes.toString('latin1', 0, Math.max(end, 0));
      if (end < 0 || / 100 /.test(head.slice(0, 16))) return false;
      const empty = headOnly || /^\S+ (?:204|304)/.test(head);
      const stated = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      const chunked = /\r\ntransfer-encoding: *chunked/i.test(head);
      length = end + 4 + (empty || chunked ? 0 : Number(stated ?? Infinity));
      if (chunked && !empty) length = NaN;
    }
    if (Number.isNaN(length)) {
      const tail = last.length >= 5 ? last : Buffer.concat(received.slice(-5));
      return tail.toString('latin1', Math.max(0, tail.length - 5)) === '0\r\n\r\n';
    }
    return received.reduce((sum, piece) => sum + piece.length, 0) >= length;
  };
}

function readAnswer(bytes: Buffer): Omit<WireAnswer, 'ms'> {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return { status: 0, headers: [], text: '', whole: false };
  const [line = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((text): [string, string] => {
    const colon = text.indexOf(':');
    return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()];
  });
  const header = (name: string) => headers.find(([own]) => own === name)?.[1];
  const status = Number(line.split(' ')[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  if (status === 100) return readAnswer(rest);
  const chunked = header('transfer-encoding') === 'chunked';
  const { body, whole } = chunked
    ? chunks(rest)
    : { body: rest, whole: rest.length >= Number(header('content-length') ?? 0) };
  const text = decoded(body, header('content-encoding')).toString('utf8');
  return { status, headers, text, whole };
}

function chunks(rest: Buffer): { body: Buffer; whole: boolean } {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = rest.indexOf('\r\n', at);
    const size = end < 0 ? NaN : parseInt(rest.toString('latin1', at, end), 16);
    const whole = size === 0;
    if (whole || Number.isNaN(size) || rest.length < end + 2 + size) {
      return { body: Buffer.concat(parts), whole };
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
    // Keep the bytes of a truncated body.
  }
  return body;
}
