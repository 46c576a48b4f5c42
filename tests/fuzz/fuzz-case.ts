/** JSON, so you can copy a case that finds a bug into `found.test.ts`. */
import type { UpstreamDamage } from './mutator-worker';
import { exchange, type WireAnswer } from './wire';
import type { Lane, Who } from './world';
import { chrome } from '../support/shopper';

export interface FuzzCase {
  who: Who;
  method: string;
  path: string;
  /**
   * Replaces the browser's headers; an empty value removes a header. Each character is one byte
   * (latin1).
   */
  headers?: Record<string, string>;
  /** Sent URL-encoded. */
  fields?: [string, string][];
  /** Chunks, framed as `headers` declare. */
  body?: string[];
  hangUp?: boolean;
  damage?: UpstreamDamage;
}

/** Stands for a line of the customer's bag, in a field or path. */
export const ownLine = '{line}';
/** Stands for the customer's cookies, at the start of a Cookie header. */
export const ownCookies = '{cookies}';

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

let sent = 0;
/** Attempts are counted by IP address, so each request has a new address. */
const someAddress = () => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

export function send(lane: Lane, one: FuzzCase): Promise<WireAnswer> {
  const fill = (text: string) => text.replaceAll(ownLine, lane.line);
  const fields = one.fields?.map(([name, value]) => [name, fill(value)]);
  const body = fields ? [new URLSearchParams(fields).toString()] : one.body;
  const posts = one.method === 'POST';
  const headers: Record<string, string> = {
    host: new URL(lane.origin).host,
    'user-agent': chrome,
    accept: 'text/html',
    connection: 'close',
    'cf-connecting-ip': someAddress(),
    ...(one.who === 'customer' && { cookie: lane.cookie }),
    ...(posts && { origin: lane.origin, 'sec-fetch-site': 'same-origin' }),
    ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(fields && { 'content-length': String(body![0]!.length) }),
  };
  for (const [name, value] of Object.entries(one.headers ?? {})) {
    headers[name] = value.startsWith(ownCookies)
      ? lane.cookie + value.slice(ownCookies.length)
      : value;
  }
  return exchange(lane.port, {
    method: one.method,
    // The path in UTF-8 bytes. A space would end the request target.
    path: latin1(fill(one.path)).replaceAll(' ', '%20') || '/',
    headers: Object.entries(headers).filter(([, value]) => value !== ''),
    body,
    hangUp: one.hangUp,
  });
}
