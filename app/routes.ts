import { index, route, type RouteConfig } from '@remix-run/route-config';

export default [
  index('routes/home.tsx'),
  route('products/:handle', 'routes/products.$handle.tsx'),
  route('collections/:handle', 'routes/collections.$handle.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('cart/c/*', 'routes/cart.c.$.tsx'),
  route('search', 'routes/search.tsx'),
] satisfies RouteConfig;
