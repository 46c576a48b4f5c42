import { sizeLabel } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import { digitsOf } from '~/services/shopify/common.schema';
import { SavedVariants } from '~/services/shopify/replies.generated';
import { fittingQuantity } from './cart';
import { parseCartPermalink } from './cart-permalink';
import type { ResolvedLine } from './cart-transfer';
import { SAVED_VARIANTS_QUERY } from './cart.graphql';

/** Lines with this store's prices, and quantities that fit its rules; null if none is valid. Throws Unavailable. */
export async function resolveCartPermalink(
  context: Context,
  text: string,
): Promise<{ lines: ResolvedLine[]; cut: boolean } | null> {
  const permalink = parseCartPermalink(text);
  if (!permalink) return null;
  const ids = permalink.lines.map(({ variantId }) => `gid://shopify/ProductVariant/${variantId}`);
  const { nodes } = await context.storefront.query(SAVED_VARIANTS_QUERY, {
    variables: { ids },
    schema: SavedVariants,
  });
  const lines = permalink.lines.map(({ variantId, quantity }): ResolvedLine => {
    const found = nodes.find((node) => node && digitsOf(node.id) === variantId);
    return {
      packed: {
        handle: found?.product.handle ?? '',
        title: found?.product.title ?? 'A product that’s no longer available',
        size: found?.title ? sizeLabel(found.title) : null,
        quantity: fittingQuantity(found?.quantityRule, quantity),
      },
      variant: found?.availableForSale ? { id: variantId, price: found.price } : null,
      finish: found?.product.finish ?? null,
      image: found?.image ? { ...found.image, alt: found.image.alt || found.product.title } : null,
    };
  });
  return { lines, cut: permalink.cut };
}
