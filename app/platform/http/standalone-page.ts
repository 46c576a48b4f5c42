import { encode } from 'turbo-stream';
import { blocks, heading, inline } from '../markdown';
import { markdownContentType } from './accept';
import { noStore } from './no-store';

export interface StandalonePage {
  status: number;
  title: string;
  text: string;
  headers?: Record<string, string>;
  link?: { href: string; label: string };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

const look =
  'body{margin:0;padding:18vh 24px;background:#faf8f4;color:#1d1b18;font:18px/1.6 system-ui,sans-serif;text-align:center}' +
  'h1{font:400 32px/1.25 Georgia,serif;margin:0 0 12px}p{margin:0 auto 24px;max-width:34em;color:#635b50}' +
  'a{color:#7a5a2c;display:inline-block;padding:4px}';

export interface PageFormat {
  env: { SITE_NAME: string };
  nonce: string;
  /** Undefined for HTML. */
  markdown?: unknown;
}

export const pageOrMarkdown = (page: StandalonePage, { env, nonce, markdown }: PageFormat) =>
  markdown ? standaloneMarkdown(page) : standalonePage(page, env.SITE_NAME, nonce);

/** The same page, in Markdown. */
const standaloneMarkdown = (page: StandalonePage): Response =>
  new Response(`${blocks([heading(1, page.title), inline`${page.text}`]).source}\n`, {
    status: page.status,
    headers: {
      'Content-Type': markdownContentType,
      ...noStore,
      ...page.headers,
    },
  });

export function standalonePage(page: StandalonePage, siteName: string, nonce: string): Response {
  const { href, label } = page.link ?? { href: '/', label: `Back to ${siteName}` };
  const [name, title, text] = [siteName, page.title, page.text].map(escapeHtml);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${name}</title>
<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">
<style nonce="${nonce}">${look}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: page.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...noStore,
      ...page.headers,
    },
  });
}

/** Forwards with a Refresh header, where a redirect isn't possible. */
export const onwardPage = (
  href: string,
  { title, text, label }: { title: string; text: string; label: string },
): StandalonePage => ({
  status: 200,
  title,
  text,
  link: { href, label },
  headers: { Refresh: `0;url=${href}` },
});

export const brokenPage = (status: 500 | 503): StandalonePage => ({
  status,
  title: 'We will be back shortly',
  text: 'Thanks for your patience. Your bag is safe.',
  ...(status === 503 && { headers: { 'Retry-After': '10' } }),
});

export const isScripted = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('.data');

const scripted = (
  answer: object,
  status: number,
  plugins?: Parameters<typeof encode>[1],
  headers?: Record<string, string>,
) =>
  new Response(encode(answer, plugins), {
    status,
    headers: {
      'Content-Type': 'text/x-script',
      'X-Remix-Response': 'yes',
      ...noStore,
      ...headers,
    },
  });

/** Cart forms read `message`, product forms read `problem`. */
export const scriptedProblem = (
  { status, text, headers }: StandalonePage,
  intent: string,
): Response =>
  scripted(
    { data: { ok: false, intent, message: text, problem: text } },
    status,
    undefined,
    headers,
  );

/** Remix's client can't read HTML. `more`: further data for the error page. */
export function scriptedPage(
  { status, title, text, headers }: StandalonePage,
  more: object = {},
): Response {
  const error = {};
  const plugins = {
    plugins: [
      (value: unknown) =>
        value === error &&
        (['ErrorResponse', { title, text, ...more }, status, title] as [string, ...unknown[]]),
    ],
  };
  return scripted({ error }, status, plugins, headers);
}
