import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import type { RouteHandle } from '~/route-handle';

export const handle = { public: 'file' } satisfies RouteHandle;

/** `paper` of `tailwind.config.ts`. */
const paper = '#faf8f4';

const iconOf = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  // The mark fits into Android's circular crop.
  purpose: 'any maskable',
});

export function loader({ context: { env, market } }: LoaderFunctionArgs) {
  const manifest = {
    id: '/',
    name: env.SITE_NAME,
    short_name: env.SITE_NAME,
    lang: market.store.locale,
    start_url: '/',
    scope: '/',
    // Shoppers need Back and Reload, because the checkout is on another site.
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      iconOf(192),
      iconOf(512),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
