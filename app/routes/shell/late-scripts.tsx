import { Scripts, UNSAFE_RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';
import type { PageScripts } from './starter';

/**
 * In place of Remix's `Scripts`, at the end of the page: gives the addresses of its modules to the starter, which loads
 * them when somebody uses the page. During development all is loaded at once, as Vite wants it.
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

/** What the page needs of Remix is in the same script: which page it is, and where its data are streamed to. */
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
    arrival: [...imports].find((path) => path.includes('/arrival-')),
  };
  return [
    // What is false need not be said.
    `window.__remixContext=${serverHandoffString?.replace(/,"\w+":false/g, '')}`,
    '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream)',
    `starter.arrive(${JSON.stringify(scripts)})`,
  ].join(';');
}
