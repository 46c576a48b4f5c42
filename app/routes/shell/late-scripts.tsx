import { Scripts, UNSAFE_RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';
import type { PageScripts } from './lazy-hydration';

/**
 * Replaces Remix's `Scripts` at the end of the page: passes the URLs of its modules to `lazy-hydration.ts`, which loads them
 * at the first interaction. In development everything is loaded at once, as Vite requires.
 */
export const LateScripts = import.meta.env.DEV
  ? () => <Scripts nonce={useNonce()} />
  : function LateScripts() {
      return (
        <script
          nonce={useNonce()}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: useScriptText() }}
        />
      );
    };

/** The same script has Remix's context: the matched routes, and the stream of their data. */
function useScriptText(): string {
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || !remix) return ' ';
  const { manifest, renderMeta, serverHandoffString } = remix;
  // Without this mark Remix sends no data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
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
    // False flags are left out.
    `window.__remixContext=${serverHandoffString?.replace(/,"\w+":false/g, '')}`,
    '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream)',
    `lazyHydration.register(${JSON.stringify(scripts)})`,
  ].join(';');
}
