import type { EntryContext } from '@shopify/remix-oxygen';
import type { PageScripts } from './lazy-hydration';

/**
 * The script at the end of the page: Remix's context, its data stream, and the module URLs for `lazy-hydration.ts`.
 * Call it before rendering: like Remix's `Scripts`, it makes Remix send the data.
 */
export function lateScripts(remix: EntryContext): string {
  const { manifest, serverHandoffString, staticHandlerContext } = remix;
  remix.renderMeta = { ...remix.renderMeta, didRenderScripts: true };
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const { entry } = manifest;
  const modules = [manifest.url, entry.module, ...routes.map(({ module }) => module)];
  const imports = new Set([...entry.imports, ...routes.flatMap(({ imports = [] }) => imports)]);
  for (const module of modules) imports.delete(module);
  const scripts: PageScripts = {
    imports: [...imports],
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: entry.module,
    afterLoad: [...imports].find((path) => path.includes('/after-load-')),
  };
  return [
    // False values can be left out.
    `window.__remixContext=${serverHandoffString?.replace(/,"\w+":false/g, '')}`,
    '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream)',
    `lazyHydration.register(${JSON.stringify(scripts)})`,
  ].join(';');
}
