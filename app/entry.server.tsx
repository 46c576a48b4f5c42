import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@shopify/remix-oxygen';
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
  // Pages are rendered when all of their data is there; this waits for React to write it out.
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(closeAtEnd(await new Response(body).text()), { status, headers });
}

const endTags = '</body></html>';

/** The page with its end tags at its end: React writes Remix's data, which are scripts, after them. */
function closeAtEnd(html: string): string {
  const end = html.lastIndexOf(endTags);
  return end < 0 ? html : html.slice(0, end) + html.slice(end + endTags.length) + endTags;
}
