import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@shopify/remix-oxygen';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { readCount } from '~/features/cart/cart-cookies.server';
import { confirmCart } from '~/features/cart/read-cart.server';
import { CartFilledProvider } from '~/features/cart/ui/cart-style';
import { reportError } from '~/platform/log/report-error.server';
import { WishlistHandlesProvider } from '~/features/wishlist/ui/heart';
import { getHandles, settleChanges } from '~/features/wishlist/wishlist-cookies.server';
import { NonceProvider } from '~/platform/http/nonce';

/**
 * Errors of loaders, actions and the render; without it Remix logs a stack for every unmatched URL. Remix sends
 * its own refusals (no such route, no action) to the browser with their cause, stack included, also in
 * production (and in workerd the data is the stack as well): both are taken off.
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
  settleChanges(context);
  await confirmCart(context);
  const body = await renderToReadableStream(
    <NonceProvider value={context.nonce}>
      <WishlistHandlesProvider value={getHandles(context)}>
        <CartFilledProvider value={readCount(context) > 0}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </CartFilledProvider>
      </WishlistHandlesProvider>
    </NonceProvider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError: (error) => reportError(error, { request, context }),
    },
  );
  // Crawlers get the page in one piece, whatever of it may come late.
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body.pipeThrough(moveEndTags()), { status, headers });
}

const endTags = '</body></html>';

/** Moves the page's end tags to its end: React writes Remix's data, which are scripts, after them. */
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

/** How many characters at the end of `text` may be the beginning of the end tags, of which the rest is still to come. */
function startOfEndTags(text: string): number {
  for (let length = endTags.length - 1; length > 0; length -= 1)
    if (text.endsWith(endTags.slice(0, length))) return length;
  return 0;
}
