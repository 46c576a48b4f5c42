import * as v from 'valibot';
import { maxPerLine } from '~/features/cart/cart';
import { digitsOf } from '~/services/shopify/common.schema';
import type * as replies from '~/services/shopify/replies.generated';
import type { PriceBreak, VolumePrices } from './volume-prices';

type Reply = v.InferOutput<typeof replies.VolumePrices>;
type ProductReply = NonNullable<Reply['product']>;
type VariantReply = ProductReply['variants']['nodes'][number];

/** Leaves out prices for more pieces than a bag can have. */
export const toBreaks = ({
  quantityPriceBreaks: { nodes },
}: Pick<VariantReply, 'quantityPriceBreaks'>): PriceBreak[] =>
  nodes
    .map(({ minimumQuantity: minimum, price }) => ({ minimum, price }))
    .filter(({ minimum }) => minimum <= maxPerLine)
    .sort((one, other) => one.minimum - other.minimum);

/** `null` if the product doesn't exist. */
export function toVolumePrices({ product }: Reply): VolumePrices | null {
  if (!product) return null;
  const found = product.variants.nodes.map(
    (variant) => [digitsOf(variant.id), toBreaks(variant)] as const,
  );
  return Object.fromEntries(found.filter(([, breaks]) => breaks.length > 0));
}

/** The schema of cached prices. It validates without transforming. */
export const volumePricesSchema: v.GenericSchema<unknown, VolumePrices> = v.record(
  v.string(),
  v.array(
    v.object({
      minimum: v.number(),
      price: v.object({ amount: v.number(), currency: v.string() }),
    }),
  ),
);
