/** Built files that reach the Worker. Usually Cloudflare serves them first. */
import type { Bindings } from '../context.server';

/** Keep in sync with `run_worker_first` in `wrangler.toml`. */
export const isFile = (pathname: string): boolean =>
  /^\/(?:assets|fonts|icons)\/|^\/(?:favicon\.ico|apple-touch-icon\.png)$/.test(pathname);

/**
 * Returns the static file. If the file doesn't exist, returns a 404 with a short text. An error page would be useless,
 * because browsers don't display responses to requests for scripts.
 */
export async function serveFile(request: Request, { ASSETS }: Bindings): Promise<Response> {
  const found = await ASSETS?.fetch(request);
  return found?.ok || found?.status === 304 ? found : new Response('Not found', { status: 404 });
}
