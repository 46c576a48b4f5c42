/** One request of the fuzzer, as JSON can hold it: a found one is a test, a line in `found.test.ts`. */
import type { UpstreamDamage } from './mutator-worker';
import { exchange, type WireAnswer } from './wire';
import type { Lane, Who } from './world';
import { chrome } from '../support/shopper';

export interface FuzzCase {
  who: Who;
  method: string;
  path: string;
  /** In place of a browser's own; an empty value removes one. Bytes, as latin1. */
  headers?: Record<string, string>;
  /** Fields of a form, which is then sent url-encoded. */
  fields?: [string, string][];
  /** A body in chunks, framed as `headers` say. */
  body?: string[];
  hangUp?: boolean;
  /** What becomes of an answer of the outside world. */
  damage?: UpstreamDamage;
}

/** In a field or path: a line of the customer's own bag. */
export const ownLine = '{line}';
/** At the start of a Cookie header: the customer's own cookies. */
export const ownCookies = '{cookies}';

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

let sent = 0;
/** Everybody has an address of their own, because attempts are counted by it. */
const someAddress = () => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

/** Sends the case to a storefront, as a browser would send it where the case says nothing else. */
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
    // What is no ASCII goes out as the bytes of UTF-8; a space would end the address.
    path: latin1(fill(one.path)).replaceAll(' ', '%20') || '/',
    headers: Object.entries(headers).filter(([, value]) => value !== ''),
    body,
    hangUp: one.hangUp,
  });
}
