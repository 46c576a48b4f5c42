/**
 * Hands the loaders' data and the page's modules over to the browser, in place of Remix's `Scripts`, which would run
 * all modules while the page loads. Uses undocumented fields of `EntryContext`.
 */
import type { EntryContext } from '@shopify/remix-oxygen';
import type { Bytes } from '~/platform/cache/page-entry';
import { recordOf } from '~/platform/record-of';
import type { PageScripts } from './lazy-hydration';

/**
 * Takes the data from `serverHandoffStream`, which Remix would write as several scripts after the page. Returns
 * undefined if Remix must stream the data: in development, or if a loader returned a promise and `waits` is false.
 */
export async function takeData(
  remix: EntryContext,
  { waits }: { waits: boolean },
): Promise<Bytes | undefined> {
  const { serverHandoffStream } = remix;
  if (!serverHandoffStream || import.meta.env.DEV || (!waits && isDeferred(remix)))
    return undefined;
  remix.serverHandoffStream = undefined;
  return new Uint8Array(await new Response(serverHandoffStream).arrayBuffer());
}

function isDeferred({ staticHandlerContext: { loaderData, actionData } }: EntryContext): boolean {
  const all = [...Object.values(loaderData), ...Object.values(actionData ?? {})];
  return all.some((one) => Object.values(recordOf(one)).some((value) => value instanceof Promise));
}

/** `separate`: at its own URL, which `lazy-hydration.ts` fetches. */
export type PageData = Bytes | 'separate' | 'streamed';

/** Returns the page's last script. Call this function before rendering. */
export function handoffScript(remix: EntryContext, data: PageData): string {
  // Without this field, which `Scripts` would set, Remix streams no data.
  if (data === 'streamed') remix.renderMeta = { ...remix.renderMeta, didRenderScripts: true };
  return [
    `window.__remixContext=${remix.serverHandoffString}`,
    ...streamOf(data),
    `lazyHydration.register(${JSON.stringify(scriptsOf(remix))})`,
  ].join(';');
}

/** `RemixBrowser` reads the data from `__remixContext.stream`. */
function streamOf(data: PageData): string[] {
  if (data === 'separate') return [];
  if (data !== 'streamed')
    return [`__remixContext.stream=new Response(${stringLiteral(decoder.decode(data))}).body`];
  return [
    '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream)',
  ];
}

const decoder = new TextDecoder();

function scriptsOf({ manifest, staticHandlerContext }: EntryContext): PageScripts {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const { entry } = manifest;
  const modules = [manifest.url, entry.module, ...routes.map(({ module }) => module)];
  const imports = new Set([...entry.imports, ...routes.flatMap(({ imports = [] }) => imports)]);
  for (const module of modules) imports.delete(module);
  return {
    imports: [...imports],
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: entry.module,
    afterLoad: [...imports].find((path) => path.includes('/after-load-')),
  };
}

/** In apostrophes, because JSON contains many quotes. */
const stringLiteral = (text: string): string =>
  `'${text.replace(
    /[\\'<>&\n\r\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}'`;
