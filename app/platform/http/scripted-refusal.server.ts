/** A refusal in Remix's data format: its client takes HTML for a broken page. */
import { encode } from 'turbo-stream';
import type { PlainPage } from './plain-page';

/** True for a form sent by Remix's client, which appends `.data` to the path. */
export const isScripted = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('.data');

/** Encodes the page as the reply of an action that threw it, for the nearest error boundary. */
export function scriptedRefusal({ status, title, text, headers }: PlainPage): Response {
  const error = {};
  const body = encode(
    { error },
    {
      plugins: [(value) => value === error && ['ErrorResponse', { title, text }, status, title]],
    },
  );
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/x-script',
      'X-Remix-Response': 'yes',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
