/** Cart permalinks of newsletters and partners: see `cart-permalink.ts`. */
import { sizeLabel } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import { digitsOf } from '~/services/shopify/common.schema';
import { parseCartPermalink } from './cart-permalink';
import type { ResolvedLine } from './cart-transfer';
import { SAVED_VARIANTS_QUERY } from './cart.graphql';
import { savedVariantsSchema } from './cart.schema';

/** The lines of a permalink with this store's prices; null for a text without a valid line. Throws Unavailable. */
export async function resolveCartPermalink(
  context: Context,
  text: string,
): Promise<{ lines: ResolvedLine[]; cut: boolean } | null> {
  const permalink = parseCartPermalink(text);
  if (!permalink) return null;
  const ids = permalink.lines.map(({ variantId }) => `gid://shopify/ProductVariant/${variantId}`);
  const { nodes } = await context.storefront.query(SAVED_VARIANTS_QUERY, {
    variables: { ids },
    schema: savedVariantsSchema,
  });
  const lines = permalink.lines.map(({ variantId, quantity }): ResolvedLine => {
    const found = nodes.find((node) => node?.id && digitsOf(node.id) === variantId);
    const { product, price, availableForSale, title } = found ?? {};
    return {
      packed: {
        handle: product?.handle ?? '',
        title: product?.title ?? 'A product that is no longer here',
        size: title ? sizeLabel(title) : null,
        quantity,
      },
      variant: price && availableForSale ? { id: variantId, price } : null,
    };
  });
  return { lines, cut: permalink.cut };
}
