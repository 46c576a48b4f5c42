import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { agentsText } from '~/features/seo/agent-files';
import { mcpPath } from '~/features/ucp/profile';
import { markdownContentType } from '~/platform/http/accept';
import type { RouteHandle } from '~/route-handle';
import { shopifyOrigin } from '~/services/shopify/ucp.server';
import { markdownSite } from '../markdown/site.server';

export const handle = { public: 'file' } satisfies RouteHandle;

export function loader({ context }: LoaderFunctionArgs) {
  const { env, market } = context;
  const shop = {
    name: env.SITE_NAME,
    store: market.store,
    site: markdownSite(context),
    ucp: env.UCP,
  };
  return new Response(agentsText(shop, shopifyOrigin(env) + mcpPath), {
    headers: { 'Content-Type': markdownContentType, 'Cache-Control': 'public, max-age=3600' },
  });
}
