import { checkoutOrigin } from '../../world/storefronts';
import type { World } from '../../world/world';

export const version = '2026-08-25';
/** Shopify also serves the profile of this earlier version. */
const earlier = '2026-04-08';

const capabilities: Record<string, { schema: string; spec: string }> = {
  'dev.ucp.shopping.catalog.search': {
    schema: 'shopping/catalog_search',
    spec: 'shopping/catalog/search',
  },
  'dev.ucp.shopping.catalog.lookup': {
    schema: 'shopping/catalog_lookup',
    spec: 'shopping/catalog/lookup',
  },
  'dev.ucp.shopping.cart': { schema: 'shopping/cart', spec: 'shopping/cart' },
};

export type Capability = keyof typeof capabilities;

/** As at Shopify, addresses are on the shop's myshopify.com domain, here the sandbox's origin. */
export function profileOf(world: World, of: string): object | null {
  if (of !== version && of !== earlier) return null;
  const site = `https://ucp.dev/${of}`;
  const at = world.origin;
  /** The earlier specification has no folder `shopping`. */
  const pageOf = (spec: string) => (of === version ? spec : spec.replace(/^shopping\//, ''));
  return {
    ucp: {
      version: of,
      ...(of === version && {
        supported_versions: { [earlier]: `${at}/.well-known/ucp/${earlier}` },
      }),
      services: {
        'dev.ucp.shopping': [
          {
            version: of,
            spec: `${site}/specification/overview/`,
            transport: 'mcp',
            endpoint: `${at}/api/ucp/mcp`,
            schema: `${site}/services/shopping/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(capabilities).map(([name, { schema, spec }]) => [
          name,
          [
            {
              version: of,
              spec: `${site}/specification/${pageOf(spec)}/`,
              schema: `${site}/schemas/${schema}.json`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}

/** The part `ucp` of a result. */
export const envelope = (capability: Capability, status?: 'error') => ({
  version,
  ...(status && { status }),
  capabilities: { [capability]: [{ version }] },
});

/** The page on which the shopper can continue if the agent can't. */
export const continueUrl = (world: World): string => `${checkoutOrigin(world)}/`;
