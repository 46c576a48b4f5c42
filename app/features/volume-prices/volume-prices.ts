/** Volume prices: lower prices per piece in larger quantities. This module can run in the browser. */
import { listsByVariant, type VariantList } from '~/features/catalog/by-variant';
import type { Money } from '~/ui/money';

export interface PriceBreak {
  /** The number of pieces from which `price` applies. */
  minimum: number;
  /** Of one piece. */
  price: Money;
}

/** Keyed by the number in the variant's id, by rising quantity. Variants without volume prices are missing. */
export type VolumePrices = Record<string, PriceBreak[]>;

export function pricedFor<Priced extends { id: string; price: Money }>(
  volumePrices: VolumePrices,
  variant: Priced,
  quantity: number,
): Priced {
  const reached = volumePrices[variant.id]?.findLast(({ minimum }) => quantity >= minimum);
  return reached ? { ...variant, price: reached.price } : variant;
}

/** See `listsByVariant`. */
export const shownBreaks = (
  volumePrices: VolumePrices,
  variants: readonly { id: string; title: string }[],
  selected: string | null,
): VariantList<PriceBreak>[] =>
  listsByVariant(
    volumePrices,
    variants,
    selected,
    ({ minimum, price }) => `${minimum}:${price.amount}`,
  );
