import type { Bindings } from '../bindings';

/** Keep in sync with `run_worker_first` in `wrangler.toml`. */
export const isFile = (pathname: string): boolean =>
  /^\/(?:assets|fonts|icons)\/|^\/(?:favicon\.ico|apple-touch-icon\.png)$/.test(pathname);

const passedOn = [304, 416];

/** Missing files get a 404 with a short text: browsers don't display error pages for scripts. */
export async function serveFile(request: Request, { ASSETS }: Bindings): Promise<Response> {
  const found = await ASSETS?.fetch(request);
  return found && (found.ok || passedOn.includes(found.status))
    ? found
    : new Response('Not found', { status: 404 });
}
