/** Writes the Markdown of a page, from the same loader data as its HTML. */
import type { EntryContext } from '@shopify/remix-oxygen';
import { destinationOf } from '~/features/catalog/delivery';
import type { Context } from '~/platform/context.server';
import { markdownContentType } from '~/platform/http/accept';
import { blocks, heading, joined, link, inline, type Markdown } from '~/platform/markdown';
import { recordOf } from '~/platform/record-of';
import { closedBy, headingOf, textOf } from '~/routes/shell/error-words';
import type { PageSeo } from '~/ui/page-meta';
import { markdownSite } from './site.server';
import { writers } from './writers.server';

export function markdownPage(
  context: Context,
  { staticHandlerContext: { loaderData, errors, matches } }: EntryContext,
  status: number,
  headers: Headers,
): Response {
  headers.set('Content-Type', markdownContentType);
  const [error] = Object.values(errors ?? {});
  const id = matches.at(-1)?.route.id ?? '';
  const page = error ? writeError(error) : writePage(context, id, loaderData[id], headers);
  return new Response(`${page.source}\n`, { status, headers });
}

const writeError = (error: unknown): Markdown =>
  blocks([heading(1, closedBy(error)?.title || headingOf(error)), inline`${textOf(error)}`]);

function writePage(context: Context, id: string, data: unknown, headers: Headers): Markdown {
  const write = writers[id];
  if (!write) throw new Error(`The route ${id} has no writer for Markdown`);
  const seo = recordOf(data).seo as Partial<PageSeo> | undefined;
  const site = markdownSite(context);
  if (seo?.canonical && !seo.missing) headers.append('Link', `<${seo.canonical}>; rel="canonical"`);
  if (seo?.hidden) headers.set('X-Robots-Tag', 'noindex');
  const { market, url } = context;
  return blocks([
    write(data as never, site),
    joined(
      [
        seo && link('This page', site.addressOf(url.pathname + url.search)),
        inline`Prices in ${market.currency} for ${destinationOf(market)}`,
        link('About this shop', site.addressOf('/agents.md')),
      ],
      ' · ',
    ),
  ]);
}
