/**
 * Submits forms to routes and reads routes' data without the router, for interactions that don't leave the page.
 * Remix's fetchers abort when the shopper leaves the page, replace the page with an error if the network fails, and
 * reload the page if a route's module can't be loaded. With these functions, each such failure only means that there is
 * no reply. They use Remix's data requests (`.data`).
 */
import { decode } from 'turbo-stream';

/**
 * Posts a form to a route's action, with `reply=data`, so that the action returns its result instead of a redirect.
 * Returns the action's data; undefined if no usable response arrives, although the action may have run. The request
 * completes even if the shopper leaves the page (`keepalive`).
 */
export async function postToRoute<Reply>(
  action: string,
  fields: FormData,
): Promise<Reply | undefined> {
  fields.set('reply', 'data');
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const { data } = Object(await read(dataUrl(action), { method: 'POST', body, keepalive: true }));
  return data;
}

/**
 * Returns the data of a route's loader; undefined if it can't be loaded. `id` is the path of the route's file in `app`,
 * without its extension.
 */
export async function readRoute<Data>(address: string, id: string): Promise<Data | undefined> {
  const url = dataUrl(address);
  url.searchParams.set('_routes', id);
  const { data } = Object(Object(await read(url))[id]);
  return data;
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
    // In Remix's data format, errors and redirects have types of their own. The plugin decodes each of these as
    // undefined.
    const { value, done } = await decode(body, { plugins: [() => ({ value: undefined })] });
    await done;
    return value;
  } catch {
    return undefined;
  }
}
