/** Private pages take header and footer from this page (`app/worker/public-pages.server.ts`). */
import { data, type MetaFunction } from '@shopify/remix-oxygen';
import type { RouteHandle } from '~/route-handle';
import { UnknownPath } from './unknown-path';

export const handle = { public: 'page' } satisfies RouteHandle;

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction = () => [
  { title: '404 Error' },
  { name: 'robots', content: 'noindex' },
];

export const loader = () => data(null, { status: 404 });

export default UnknownPath;
