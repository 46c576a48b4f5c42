/** A refusal in the form that Remix's scripts read; HTML would look to them like a broken page. */
import { encode } from 'turbo-stream';
import type { PlainPage } from './plain-page';

/** Whether a script sent this form: Remix then posts to the page's address with `.data`. */
export const isScripted = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('.data');

/** The answer of an action that threw this page; the nearest error boundary shows it. */
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
