import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { VariantTags } from '~/services/shopify/replies.generated';
import { VARIANT_TAGS_QUERY } from './product-tags.graphql';

/** Shopify's limit per list. */
const longestList = 250;

const tagsSchema = v.pipe(
  VariantTags,
  v.transform(({ nodes }) =>
    nodes
      .filter((node) => node !== null)
      .map(({ id, product }): [string, string[]] => [id, product.tags]),
  ),
);

/** By the variant's gid. Omits variants that are no longer sold. Throws Unavailable. */
export async function readTags(
  { storefront }: Context,
  variants: readonly string[],
): Promise<Map<string, string[]>> {
  const gids = [...new Set(variants)];
  const parts = Array.from({ length: Math.ceil(gids.length / longestList) }, (_, index) =>
    storefront.query(VARIANT_TAGS_QUERY, {
      variables: { ids: gids.slice(index * longestList, (index + 1) * longestList) },
      schema: tagsSchema,
    }),
  );
  return new Map((await Promise.all(parts)).flat());
}
