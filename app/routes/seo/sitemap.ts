import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { countProductParts } from '~/features/seo/sitemap.server';
import { sitemapIndex } from '~/features/seo/sitemap';
import type { RouteHandle } from '~/route-handle';
import { complete, xml } from './xml.server';

export const handle = { public: 'file' } satisfies RouteHandle;

/** 503 during an outage, because search engines would drop products that an incomplete index lacks. */
export async function loader({ context }: LoaderFunctionArgs) {
  const count = await complete(context, countProductParts(context));
  const products = Array.from({ length: count }, (_, index) => `products-${index + 1}`);
  const names = ['pages', 'articles', 'collections', ...products];
  return xml(
    sitemapIndex(
      names.map((name) => ({ url: new URL(`/sitemaps/${name}.xml`, context.env.SITE_URL).href })),
    ),
  );
}
