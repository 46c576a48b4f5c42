import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@shopify/remix-oxygen';
import { renderToReadableStream } from 'react-dom/server';
import { confirmCart } from '~/features/cart/read-cart.server';
import { noteViewed } from '~/features/catalog/recently-viewed.server';
import { applySentChanges } from '~/features/wishlist/wishlist-cookies.server';
import { slotMark } from '~/platform/cache/page-entry';
import type { Context, SharedRender } from '~/platform/context.server';
import { digestOf } from '~/platform/digest';
import { NonceProvider } from '~/platform/http/nonce';
import { reportError } from '~/platform/log/report-error.server';
import { isCacheable, stateAddress } from '~/public-pages.server';
import { earlyFiles } from '~/routes/shell/early-files.server';
import { LateScriptsProvider } from '~/routes/shell/late-scripts';
import type { PageScripts } from '~/routes/shell/lazy-hydration';
import { slotNames, viewedCarousel, visitorMarks } from '~/routes/shell/visitor-slots.server';
import { SlotsProvider, type Slots } from '~/ui/slots';

/**
 * Logs unexpected errors. Removes the stack from Remix's own error responses, because Remix sends the stack to browsers
 * even in production.
 */
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
  const slots = context.shared
    ? await markSlots(context, context.shared, status, remixContext)
    : await fillSlots(context, status);
  // Cacheable pages and pages for robots are sent as complete HTML; all other pages are streamed.
  const isBuffered = context.shared !== undefined || context.isRobot;
  const body = await renderToReadableStream(
    <NonceProvider value={context.nonce}>
      <SlotsProvider value={slots}>
        <LateScriptsProvider value={lateScripts(remixContext)}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </LateScriptsProvider>
      </SlotsProvider>
    </NonceProvider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      ...(isBuffered && { progressiveChunkSize: Infinity }),
      onError: (error) => reportError(error, { request, context }),
    },
  );
  if (isBuffered) await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', earlyFiles(remixContext, context.env));
  return new Response(body.pipeThrough(moveEndTags()), { status, headers });
}

/**
 * Returns the script at the end of the page, with Remix's context and the module URLs. Call this function before
 * rendering, because it sets `didRenderScripts`. Remix sends no data unless this flag is set.
 */
function lateScripts(remix: EntryContext): string {
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

async function fillSlots(context: Context, status: number): Promise<Slots> {
  applySentChanges(context);
  await confirmCart(context);
  const { cookies, url, request, isRobot, shown } = context;
  if (status === 200 && !isRobot) noteViewed(cookies, url, request.headers);
  const carousel = await viewedCarousel(cookies, url.pathname, shown, async () => context);
  return { ...visitorMarks(context), ...carousel };
}

/**
 * Replaces the visitor-specific parts of a public page with marks. Also moves the hydration data to a separate URL,
 * because most visits never hydrate the page.
 */
async function markSlots(
  { url, outcome }: Context,
  shared: SharedRender,
  status: number,
  remixContext: EntryContext,
): Promise<Slots> {
  const marks = Object.fromEntries(slotNames.map((name) => [name, slotMark(shared.marks, name)]));
  const { serverHandoffStream } = remixContext;
  if (!serverHandoffStream || !isCacheable(url.pathname, status, outcome)) return marks;
  const bytes = new Uint8Array(await new Response(serverHandoffStream).arrayBuffer());
  remixContext.serverHandoffStream = undefined;
  shared.state = { id: await digestOf(bytes), bytes };
  return { ...marks, state: stateAddress(shared.state.id, url.pathname + url.search) };
}

const endTags = '</body></html>';

/** Moves `</body></html>` to the end of the page, because React writes scripts after these tags. */
function moveEndTags(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let text = '';
  let moved = false;
  return new TransformStream({
    transform(chunk, controller) {
      text += decoder.decode(chunk, { stream: true });
      const at = text.indexOf(endTags);
      if (at >= 0) [text, moved] = [text.slice(0, at) + text.slice(at + endTags.length), true];
      const ready = moved ? text.length : text.length - startOfEndTags(text);
      controller.enqueue(encoder.encode(text.slice(0, ready)));
      text = text.slice(ready);
    },
    flush(controller) {
      controller.enqueue(encoder.encode(text + (moved ? endTags : '')));
    },
  });
}

/** Returns how many characters at the end of `text` may be the start of a cut-off `</body></html>`. */
function startOfEndTags(text: string): number {
  for (let length = endTags.length - 1; length > 0; length -= 1)
    if (text.endsWith(endTags.slice(0, length))) return length;
  return 0;
}
