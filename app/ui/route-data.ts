/**
 * Submits forms and reads loaders without the router, for interactions that stay on the page. Remix's fetchers abort
 * when the shopper leaves the page, replace the page with an error when the network fails, and reload it when a route
 * module can't be loaded. In these functions, each such failure is a missing reply. They use Remix's data requests
 * (`.data`).
 */
import { decode } from 'turbo-stream';

/**
 * Posts to a route's action with `reply=data`, which requests the result instead of a redirect. Returns the action's
 * data; undefined without a usable response, although the action may have run. The request completes even if the
 * shopper leaves the page (`keepalive`).
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
 * Returns a loader's data; undefined if it can't be loaded. `id` is the route's file in `app` without its extension.
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
    // Errors and redirects have their own types in the stream; they are decoded as undefined.
    const { value, done } = await decode(body, { plugins: [() => ({ value: undefined })] });
    await done;
    return value;
  } catch {
    return undefined;
  }
}
