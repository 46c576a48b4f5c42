/** Serves built files. In production, `wrangler.toml` has them served before the Worker runs. */
import type { Bindings } from '../context.server';

/** The folders of `run_worker_first` in `wrangler.toml`. */
export const isFile = (pathname: string): boolean =>
  /^\/(?:assets|fonts|icons)\/|^\/(?:favicon\.ico|apple-touch-icon\.png)$/.test(pathname);

/** The file, or a bare 404: a script of an older build needs no page. */
export async function serveFile(request: Request, { ASSETS }: Bindings): Promise<Response> {
  const found = await ASSETS?.fetch(request);
  return found?.ok || found?.status === 304 ? found : new Response('Not found', { status: 404 });
}
