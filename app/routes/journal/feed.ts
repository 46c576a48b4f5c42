import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getJournalFeed } from '~/features/content/journal.server';
import { atomFeed } from '~/features/content/atom-feed';
import type { RouteHandle } from '~/route-handle';
import { xml } from '../seo/xml.server';

export const handle = { public: 'file' } satisfies RouteHandle;

/** The journal's Atom feed, at the same URL as in Shopify themes. 503 during an outage. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { SITE_URL: origin, SITE_NAME: siteName } = context.env;
  const { title, articles } = await getJournalFeed(context);
  const address = (path: string) => new URL(path, origin).href;
  return xml(
    atomFeed({
      title: `${title || 'Journal'} | ${siteName}`,
      author: siteName,
      lang: context.market.store.locale,
      page: address('/blogs/journal'),
      self: address('/blogs/journal.atom'),
      articles: articles.map((article) => ({
        ...article,
        date: article.published,
        url: address(`/blogs/journal/${encodeURIComponent(article.uid)}`),
      })),
    }),
    'application/atom+xml',
  );
}
