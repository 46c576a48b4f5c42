import { index, route, type RouteConfig } from '@remix-run/route-config';

export default [
  index('routes/home.tsx'),
  route('preview', 'routes/preview/index.tsx'),
  route('preview/exit', 'routes/preview/exit.ts'),
  route('products/:handle', 'routes/products.$handle.tsx'),
  route('collections/:handle', 'routes/collections.$handle.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('cart/c/*', 'routes/cart.c.$.tsx'),
  route('pages/:uid', 'routes/pages.$uid.tsx'),
  route('blogs/journal', 'routes/journal/index.tsx'),
  route('blogs/journal/:uid', 'routes/journal/$uid.tsx'),
  route('forms/:form', 'routes/forms.$form.tsx'),
  route('search', 'routes/search.tsx'),
  route('lists', 'routes/lists.ts'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('sitemaps/*', 'routes/seo/sitemap-part.ts'),
  route('not-found', 'routes/not-found.tsx'),
  route('actions/store', 'routes/actions/store.ts'),
  route('*', 'routes/$.tsx'),
] satisfies RouteConfig;
