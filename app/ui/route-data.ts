/**
 * A route's answers in the format of Remix's client (`.data`), but not through it. That one loads the route's code
 * first, and takes a network that fails for a broken page: what was on the screen is replaced by an error, or, when
 * the code cannot be loaded, by the browser's own error page. Here it is an answer that did not come.
 */
import { decode } from 'turbo-stream';

/**
 * What an action says to `fields`. Undefined without a usable answer: nobody knows then whether it was carried out.
 * It is sent to its end even if the page is left meanwhile.
 */
export async function postToRoute<Reply>(
  address: string,
  fields: FormData,
): Promise<Reply | undefined> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const { data } = Object(await read(dataUrl(address), { method: 'POST', body, keepalive: true }));
  return data;
}

/** A loader's data; undefined when it cannot be had. `id`: the route's file in `app`, without its ending. */
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
    // Errors and redirects have types of their own, and are no answers.
    const { value, done } = await decode(body, { plugins: [() => ({ value: undefined })] });
    await done;
    return value;
  } catch {
    return undefined;
  }
}
