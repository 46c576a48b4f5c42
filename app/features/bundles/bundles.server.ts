import { readProductPart } from '~/features/catalog/product-part';
import type { Context } from '~/platform/context.server';
import * as replies from '~/services/shopify/replies.generated';
import type { BundleContents } from './bundles';
import { BUNDLE_QUERY } from './bundles.graphql';
import { bundleSchema, toBundleContents } from './bundles.schema';

/**
 * Null if the product doesn't exist. Call this only for bundles (`Product.isBundle`), so that other pages need no
 * further call. Throws Unavailable.
 */
export const getBundleContents = (
  context: Context,
  handle: string,
): Promise<BundleContents | null> =>
  readProductPart(context, handle, {
    name: 'bundle',
    schema: bundleSchema,
    read: (after) =>
      context.storefront.query(BUNDLE_QUERY, {
        variables: { handle, after },
        schema: replies.BundleContents,
      }),
    toValue: toBundleContents,
    others: partHandles,
  });

const partHandles = (contents: BundleContents): string[] => [
  ...new Set(Object.values(contents).flatMap((parts) => parts.map(({ handle }) => handle))),
];
