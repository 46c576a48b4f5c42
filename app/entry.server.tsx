import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@shopify/remix-oxygen';
import { renderToReadableStream } from 'react-dom/server';
import { confirmCart } from '~/features/cart/read-cart.server';
import { noteViewed } from '~/features/catalog/recently-viewed.server';
import { applySentChanges } from '~/features/wishlist/wishlist-cookies.server';
import { slotMark } from '~/platform/cache/page-entry';
import { insertShell, partEnd, partStart } from '~/platform/cache/cached-shell';
import type { Context, SharedRender } from '~/platform/context.server';
import { digestOf } from '~/platform/digest';
import { NonceProvider } from '~/platform/http/nonce';
import { reportError } from '~/platform/log/report-error.server';
import { recordOf } from '~/platform/record-of';
import { shellPath, isCacheable, stateAddress } from '~/worker/public-pages.server';
import { markdownPage } from '~/routes/markdown/markdown-page.server';
import { earlyFiles } from '~/routes/shell/early-files.server';
import { asleepSlot, shellPartNames, shellStateSlot } from '~/routes/shell/shell-parts';
import { LateScriptsProvider } from '~/routes/shell/late-scripts';
import type { PageScripts } from '~/routes/shell/lazy-hydration';
import { slotNames, viewedCarousel, visitorMarks } from '~/routes/shell/visitor-slots.server';
import { SlotsProvider, type Slots } from '~/ui/slots';

/** Remix sends the stack of error responses to browsers even in production. */
export const handleError: typeof reportError = (error, caught) => {
  if (isRouteErrorResponse(error) && 'error' in error) {
    delete error.error;
    error.data = error.statusText;
  }
  reportError(error, caught);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  if (context.markdown) return markdownPage(context, remixContext, status, headers);
  const slots = context.shared
    ? await markSlots(context, context.shared, status, remixContext)
    : await fillSlots(context, status);
  const data = context.shared ? undefined : await takeData(remixContext);
  const body = await renderToReadableStream(
    <NonceProvider value={context.nonce}>
      <SlotsProvider value={slots}>
        <LateScriptsProvider value={lateScripts(remixContext, data)}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </LateScriptsProvider>
      </SlotsProvider>
    </NonceProvider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      ...(!isStreamed(context, data) && { progressiveChunkSize: Infinity }),
      onError: (error) => reportError(error, { request, context }),
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', earlyFiles(remixContext, context));
  const complete = (html: string) => insertParts(html, context);
  if (isStreamed(context, data))
    return new Response(body.pipeThrough(completeShell(complete)), { status, headers });
  await body.allReady;
  const html = await new Response(body).text();
  return new Response(complete(moveEndTags(html)), { status, headers });
}

/** Pages for the cache or for robots must be complete HTML. */
const isStreamed = ({ shared, isRobot }: Context, data: string | undefined): boolean =>
  data === undefined && shared === undefined && !isRobot;

/**
 * Takes the data from Remix's stream, because one inline script is faster. Undefined in development, and if a loader
 * returned a promise: Remix then streams the data.
 */
async function takeData(remix: EntryContext): Promise<string | undefined> {
  const { serverHandoffStream, staticHandlerContext } = remix;
  const { loaderData, actionData } = staticHandlerContext;
  const all = [...Object.values(loaderData), ...Object.values(actionData ?? {})];
  const isDeferred = all.some((one) =>
    Object.values(recordOf(one)).some((value) => value instanceof Promise),
  );
  if (!serverHandoffStream || isDeferred || import.meta.env.DEV) return undefined;
  remix.serverHandoffStream = undefined;
  return new Response(serverHandoffStream).text();
}

/**
 * Returns the page's last script. Call this function before rendering: it sets `didRenderScripts`, without which Remix
 * sends no data.
 */
function lateScripts(remix: EntryContext, data: string | undefined): string {
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
    `window.__remixContext=${serverHandoffString?.replace(/,"\w+":false/g, '')}`,
    data === undefined
      ? '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream)'
      : `__remixContext.stream=new Response(${stringLiteral(data)}).body`,
    `lazyHydration.register(${JSON.stringify(scripts)})`,
  ].join(';');
}

/** In apostrophes, because JSON contains many quotes. */
const stringLiteral = (text: string): string =>
  `'${text.replace(
    /[\\'<>&\n\r\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}'`;

async function fillSlots(context: Context, status: number): Promise<Slots> {
  applySentChanges(context);
  await confirmCart(context);
  const { cookies, url, request, isRobot, shown } = context;
  if (status === 200 && !isRobot) noteViewed(cookies, url, request.headers);
  const carousel = await viewedCarousel(cookies, url.pathname, shown, async () => context);
  return { ...visitorMarks(context), ...carousel, ...shellSlots(context, status) };
}

/** The nonce makes the mark unguessable. */
const shellMark = ({ nonce }: Context, name: string): string => `shell-${nonce}-${name};`;

const insertParts = (html: string, context: Context): string =>
  context.cachedShell
    ? insertShell(
        html,
        context.cachedShell,
        (name) => shellMark(context, name),
        context.url.pathname + context.url.search,
      )
    : html;

function shellSlots(context: Context, status: number): Slots {
  const { cachedShell } = context;
  if (!cachedShell) return {};
  const marks = shellPartNames.map((name) => [name, shellMark(context, name)]);
  return {
    ...Object.fromEntries(marks),
    [shellStateSlot]: stateAddress(cachedShell.stateId, shellPath),
    // Error pages hydrate immediately, because their scripts reload the page when the browser is online again.
    ...(status === 200 && { [asleepSlot]: 'yes' }),
  };
}

/**
 * Returns marks in place of the visitor-specific parts. Also moves the hydration data to a separate URL, because few
 * visits hydrate a public page.
 */
async function markSlots(
  { url, outcome }: Context,
  shared: SharedRender,
  status: number,
  remixContext: EntryContext,
): Promise<Slots> {
  const isShellPage = url.pathname === shellPath;
  const parts = isShellPage
    ? shellPartNames.flatMap((name) => [partStart(name), partEnd(name)])
    : [];
  const names = [...slotNames, ...parts];
  const marks = Object.fromEntries(names.map((name) => [name, slotMark(shared.marks, name)]));
  const { serverHandoffStream } = remixContext;
  if (!serverHandoffStream || !isCacheable(url.pathname, status, outcome)) return marks;
  const bytes = new Uint8Array(await new Response(serverHandoffStream).arrayBuffer());
  remixContext.serverHandoffStream = undefined;
  shared.state = { id: await digestOf(bytes), bytes };
  return { ...marks, state: stateAddress(shared.state.id, url.pathname + url.search) };
}

const endTags = '</body></html>';

/** React writes scripts after these tags. */
const moveEndTags = (html: string): string =>
  html.endsWith(endTags) ? html : html.replace(endTags, '') + endTags;

/** React writes the shell in one chunk. */
function completeShell(
  complete: (html: string) => string,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let shell: string | undefined = '';
  return new TransformStream({
    transform(chunk, controller) {
      const text = decoder.decode(chunk, { stream: true });
      if (shell === undefined) return controller.enqueue(encoder.encode(text));
      const searched = Math.max(0, shell.length - endTags.length);
      shell += text;
      const at = shell.indexOf(endTags, searched);
      if (at < 0) return;
      const html = shell.slice(0, at) + shell.slice(at + endTags.length);
      controller.enqueue(encoder.encode(complete(html)));
      shell = undefined;
    },
    flush(controller) {
      controller.enqueue(encoder.encode(shell === undefined ? endTags : complete(shell)));
    },
  });
}
