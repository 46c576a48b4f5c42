import { pricedFor } from '~/features/volume-prices/volume-prices';
import { toBreaks } from '~/features/volume-prices/volume-prices.schema';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { digitsOf } from '~/services/shopify/common.schema';
import { ImportedVariants } from '~/services/shopify/replies.generated';
import type { ResolvedLine } from './cart-transfer';
import { IMPORTED_VARIANTS_QUERY } from './cart.graphql';

/**
 * Returns the lines with volume prices for their quantities. If a variant is sold only with a selling plan, its line's
 * `variant` becomes null. In an outage, the lines stay as they are.
 */
export async function withTerms(
  context: Context,
  lines: readonly ResolvedLine[],
): Promise<ResolvedLine[]> {
  const quantities = new Map<string, number>();
  for (const { variant, packed } of lines) {
    if (variant) quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + packed.quantity);
  }
  if (quantities.size === 0) return [...lines];
  const ids = [...quantities.keys()].map((id) => `gid://shopify/ProductVariant/${id}`);
  const query = context.storefront.query(IMPORTED_VARIANTS_QUERY, {
    variables: { ids },
    schema: ImportedVariants,
  });
  const { nodes } = await optional(context, 'import-terms-failed', query, { nodes: [] });
  const found = nodes.filter((node) => node !== null);
  const breaks = Object.fromEntries(found.map((node) => [digitsOf(node.id), toBreaks(node)]));
  const needPlan = new Set(
    found.flatMap(({ id, product }) => (product.requiresSellingPlan ? digitsOf(id) : [])),
  );
  return lines.map((line): ResolvedLine => {
    const { variant } = line;
    if (!variant) return line;
    if (needPlan.has(variant.id)) return { ...line, variant: null, needsPlan: true };
    return { ...line, variant: pricedFor(breaks, variant, quantities.get(variant.id)!) };
  });
}
