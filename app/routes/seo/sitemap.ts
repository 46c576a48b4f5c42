import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { countProductParts } from '~/features/seo/sitemap.server';
import { sitemapIndex } from '~/features/seo/sitemap';
import { optional } from '~/platform/optional.server';
import { xml } from './xml.server';

/** The sitemap index. During an outage of the catalogue it still lists the first part of the products. */
export async function loader({ context }: LoaderFunctionArgs) {
  const count = await optional(context, 'sitemap-part-failed', countProductParts(context), 1);
  const products = Array.from({ length: count }, (_, index) => `products-${index + 1}`);
  const names = ['pages', 'articles', 'collections', ...products];
  return xml(
    sitemapIndex(
      names.map((name) => ({ url: new URL(`/sitemaps/${name}.xml`, context.env.SITE_URL).href })),
    ),
  );
}
