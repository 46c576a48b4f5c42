/**
 * Behaves like a browser without JavaScript: keeps cookies and sends Origin, but returns redirects
 * instead of following them.
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Path and query of the Location header. */
  location: string | null;
}

export interface Shopper {
  origin: string;
  address: string;
  /** Name → value; on https, names begin with `__Host-`. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, fields: Fields, headers?: Record<string, string>): Promise<Answer>;
  /** Submits the form and follows the redirect. */
  submit(path: string, fields: Fields): Promise<Answer>;
  send(path: string, init: Init): Promise<Answer>;
}

type Fields = Record<string, string> | [string, string][];
type Init = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Rate limits depend on the IP address. */
export const someAddress = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

export function shopper(origin: string): Shopper {
  const address = someAddress();
  const cookies = new Map<string, string>();
  const { host, port, protocol } = new URL(origin);

  async function send(path: string, { method = 'GET', headers = {}, body }: Init) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await exchange(
      // A URL object would normalize the path.
      {
        host: '127.0.0.1',
        // A new connection, because the server may be closing an idle one.
        agent: false,
        port,
        method,
        path,
        headers: {
          host,
          'user-agent': chrome,
          accept: 'text/html',
          'cf-connecting-ip': address,
          ...(cookie && { cookie }),
          ...headers,
        },
      },
      body,
      protocol === 'https:',
    );
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line);
    return answer;
  }

  const get: Shopper['get'] = (path, headers) => send(path, { headers });
  const post: Shopper['post'] = (path, fields, headers) =>
    send(path, {
      method: 'POST',
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const submit: Shopper['submit'] = async (path, fields) => {
    const answer = await post(path, fields);
    return answer.status === 303 && answer.location ? get(answer.location) : answer;
  };
  return { origin, address, cookies, get, post, submit, send };
}

export function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('=')).trim();
  const gone = attributes.some((text) => /^\s*max-age=(0|-\d+)\s*$/i.test(text));
  if (gone) cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1).trim());
}

function exchange(options: object, body?: string | Buffer, secure = false): Promise<Answer> {
  const open = secure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A new connection, because the server closes idle ones after five seconds.
    const outgoing = open({ agent: false, rejectUnauthorized: false, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const headers = new Headers();
        for (const [name, values] of Object.entries(incoming.headersDistinct)) {
          for (const value of values ?? []) headers.append(name, value);
        }
        const to = headers.get('location');
        const url = to === null ? null : new URL(to, 'http://here');
        resolve({
          status: incoming.statusCode ?? 0,
          headers,
          text: Buffer.concat(chunks).toString('utf8'),
          location: url && (url.hostname === 'here' ? url.pathname + url.search : url.href),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
