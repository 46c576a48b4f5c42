/**
 * Used instead of Remix's fetchers, which abort on navigation, and replace or reload the page after a failure. These
 * functions return undefined after a failure.
 */
import { decode } from 'turbo-stream';
import { recordOf } from '~/platform/record-of';

/**
 * Posts a form with `reply=data`. Returns undefined if there is no usable response; the action may have run anyway.
 * `keepalive` completes the request even if the shopper leaves the page.
 */
export async function postToRoute<Reply>(
  action: string,
  fields: FormData,
): Promise<Reply | undefined> {
  fields.set('reply', 'data');
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const reply = await read(dataUrl(action), { method: 'POST', body, keepalive: true });
  return recordOf(reply).data as Reply | undefined;
}

/** Undefined after a failure. `id` is the path of the route's file in `app`, without its extension. */
export async function readRoute<Data>(address: string, id: string): Promise<Data | undefined> {
  const url = dataUrl(address);
  url.searchParams.set('_routes', id);
  const routes = recordOf(await read(url));
  return recordOf(routes[id]).data as Data | undefined;
}

function dataUrl(address: string): URL {
  const url = new URL(address, window.location.origin);
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname.replace(/\/$/, '')}.data`;
  return url;
}

async function read(url: URL, init?: RequestInit): Promise<unknown> {
  try {
    const { body } = await fetch(url, init);
    if (!body) return undefined;
    // In Remix's data format, errors and redirects have special types, which the plugin decodes as undefined.
    const { value, done } = await decode(body, { plugins: [() => ({ value: undefined })] });
    await done;
    return value;
  } catch {
    return undefined;
  }
}
