import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { robotsText } from '~/features/seo/sitemap';
import type { RouteHandle } from '~/route-handle';

export const handle = { public: 'file' } satisfies RouteHandle;

export function loader({ context: { env } }: LoaderFunctionArgs) {
  const text = robotsText(env.SITE_URL, {
    closed: env.ROBOTS === 'closed',
    withoutAccounts: env.ACCOUNTS === 'off',
    aiCrawlers: env.AI_CRAWLERS,
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
