import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getCollectionEntries, getProductEntries } from '~/features/seo/catalog-entries.server';
import { getContentEntries } from '~/features/seo/content-entries.server';
import { sitemapPart, type SitemapEntry } from '~/features/seo/sitemap';
import type { Context } from '~/platform/context.server';
import { unlessDown, xml } from './xml.server';

/** `/sitemaps/{name}.xml`: pages, articles, collections, products-1, products-2 … 404 for any other. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = /^(.+)\.xml$/.exec(params['*'] ?? '')?.[1] ?? '';
  const places = await read(context, name);
  if (!places) throw new Response(null, { status: 404 });
  return xml(sitemapPart(places));
}

async function read(context: Context, name: string): Promise<SitemapEntry[] | null> {
  if (name === 'pages' || name === 'articles') {
    // An outage of the content service gives an empty part: it must not cause a 5xx.
    return (await unlessDown(context.log, getContentEntries(context, name))) ?? [];
  }
  if (name === 'collections') return getCollectionEntries(context);
  const number = /^products-([1-9]\d{0,3})$/.exec(name)?.[1];
  return number ? getProductEntries(context, Number(number)) : null;
}
