import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { readVariants } from '~/services/shopify/read-variants';
import { VariantTags } from '~/services/shopify/replies.generated';
import { VARIANT_TAGS_QUERY } from './product-tags.graphql';

const tagsSchema = v.pipe(
  VariantTags,
  v.transform(({ nodes }) =>
    nodes
      .filter((node) => node !== null)
      .map(({ id, product }): [string, string[]] => [id, product.tags]),
  ),
);

/** By the variant's gid. Omits variants that are no longer sold. Throws Unavailable. */
export const readTags = (
  { storefront }: Context,
  gids: readonly string[],
): Promise<Map<string, string[]>> =>
  readVariants(gids, (ids) =>
    storefront.query(VARIANT_TAGS_QUERY, { variables: { ids }, schema: tagsSchema }),
  );
