import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@shopify/remix-oxygen';
import { renderToReadableStream } from 'react-dom/server';
import { digestOf } from '~/platform/digest';
import { NonceProvider } from '~/platform/http/nonce';
import { reportError } from '~/platform/log/report-error.server';
import { markdownPage } from '~/routes/markdown/markdown-page.server';
import { earlyFiles } from '~/routes/shell/early-files.server';
import { handoffScript, takeData } from '~/routes/shell/handoff.server';
import { LateScriptsProvider } from '~/routes/shell/late-scripts';
import { completePage, completeStream } from '~/routes/shell/page-html.server';
import { fillSlots, insertCachedShell, markSlots } from '~/routes/shell/page-slots.server';
import { SlotsProvider } from '~/ui/slots';
import { isCacheable } from '~/worker/public-pages.server';

/** Removes the stack trace from error responses, because Remix sends it to browsers even in production. */
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
  const { shared, isRobot, nonce, url, outcome } = context;
  const data = await takeData(remixContext, { waits: shared !== undefined });
  const isSeparate = data && shared && isCacheable(url.pathname, status, outcome);
  if (isSeparate) shared.state = { id: await digestOf(data), bytes: data };
  const slots = shared ? markSlots(context, shared) : await fillSlots(context, status);
  const script = handoffScript(remixContext, isSeparate ? 'separate' : (data ?? 'streamed'));
  // Pages for the cache or for robots must be complete HTML.
  const isStreamed = !data && !shared && !isRobot;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <SlotsProvider value={slots}>
        <LateScriptsProvider value={script}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </LateScriptsProvider>
      </SlotsProvider>
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      ...(!isStreamed && { progressiveChunkSize: Infinity }),
      onError: (error) => reportError(error, { request, context }),
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', earlyFiles(remixContext, context));
  const complete = (html: string) => insertCachedShell(html, context);
  if (isStreamed) return new Response(completeStream(body, complete), { status, headers });
  await body.allReady;
  return new Response(await completePage(body, complete), { status, headers });
}
