import * as v from 'valibot';
import { anyOfCatalogue, productTag } from '~/features/catalog/catalog-tags';
import { isHandle } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import type { BundleContents } from './bundles';
import { BUNDLE_QUERY } from './bundles.graphql';
import { bundleReply, bundleSchema } from './bundles.schema';
import { knowBundleList } from './ui/late-bundle-list';
import { BundleList } from './ui/bundle-list';

// The server renders the list at once.
knowBundleList(BundleList);

/**
 * Returns the parts of a bundle's variants; null if the product doesn't exist. Call this only for bundles
 * (`Product.isBundle`), so that other pages need no further call. Throws Unavailable.
 */
export async function getBundleContents(
  context: Context,
  handle: string,
): Promise<BundleContents | null> {
  if (!isHandle(handle)) return null;
  return context.cache.read<BundleContents | null>({
    key: ['bundle', handle],
    version: 1,
    variesBy: ['currency', 'country'],
    freshSeconds: 60,
    staleSeconds: 24 * 60 * 60,
    schema: v.nullable(bundleSchema),
    load: () =>
      context.storefront.query(BUNDLE_QUERY, { variables: { handle }, schema: bundleReply }),
    isAbsent: (value) => value === null,
    // A part's title, picture and stock are on the bundle's page too.
    dependencies: (value) => ({
      tags: [anyOfCatalogue, productTag(handle), ...partHandles(value).map(productTag)],
    }),
  });
}

const partHandles = (contents: BundleContents | null): string[] => [
  ...new Set(Object.values(contents ?? {}).flatMap((parts) => parts.map(({ handle }) => handle))),
];
