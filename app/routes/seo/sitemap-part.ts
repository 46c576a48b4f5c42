import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import {
  getCollectionEntries,
  getProductEntries,
  getContentEntries,
} from '~/features/seo/sitemap.server';
import { sitemapPart, type SitemapEntry } from '~/features/seo/sitemap';
import type { Context } from '~/platform/context.server';
import type { RouteHandle } from '~/route-handle';
import { complete, xml } from './xml.server';

export const handle = { public: 'file' } satisfies RouteHandle;

/** 503 during an outage, because search engines would drop pages that an incomplete sitemap lacks. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = /^(.+)\.xml$/.exec(params['*'] ?? '')?.[1] ?? '';
  const entries = await complete(context, entriesOf(context, name));
  if (!entries) throw new Response(null, { status: 404 });
  return xml(sitemapPart(entries));
}

async function entriesOf(context: Context, name: string): Promise<SitemapEntry[] | null> {
  if (name === 'pages' || name === 'articles') return getContentEntries(context, name);
  if (name === 'collections') return getCollectionEntries(context);
  const number = /^products-([1-9]\d{0,3})$/.exec(name)?.[1];
  return number ? getProductEntries(context, Number(number)) : null;
}
