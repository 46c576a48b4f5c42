import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { robotsText } from '~/features/seo/sitemap';

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(robotsText(context.env.SITE_URL, context.env.ROBOTS === 'closed'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
