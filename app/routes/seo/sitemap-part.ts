import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getCollectionPlaces, getProductPlaces } from '~/features/seo/catalogue-places.server';
import { getContentPlaces } from '~/features/seo/content-places.server';
import { sitemapPart, type Place } from '~/features/seo/sitemap';
import type { Context } from '~/platform/context.server';
import { unlessDown, xml } from './xml.server';

/** `/sitemaps/{name}.xml`: pages, articles, collections, products-1, products-2 … 404 for any other. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = /^(.+)\.xml$/.exec(params['*'] ?? '')?.[1] ?? '';
  const places = await read(context, name);
  if (!places) throw new Response(null, { status: 404 });
  return xml(sitemapPart(places));
}

async function read(context: Context, name: string): Promise<Place[] | null> {
  if (name === 'pages' || name === 'articles') {
    // An outage of the content service gives an empty part: it must not cause a 5xx.
    return (await unlessDown(context.log, getContentPlaces(context, name))) ?? [];
  }
  if (name === 'collections') return getCollectionPlaces(context);
  const number = /^products-([1-9]\d{0,3})$/.exec(name)?.[1];
  return number ? getProductPlaces(context, Number(number)) : null;
}
