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
  route('search', 'routes/search.tsx'),
  route('lists', 'routes/lists.ts'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('not-found', 'routes/not-found.tsx'),
  route('actions/store', 'routes/actions/store.ts'),
  route('*', 'routes/$.tsx'),
] satisfies RouteConfig;
