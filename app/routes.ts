import { index, route, type RouteConfig } from '@remix-run/route-config';

export default [
  index('routes/home.tsx'),
  route('collections/:handle', 'routes/collections.$handle.tsx'),
  route('search', 'routes/search.tsx'),
] satisfies RouteConfig;
