/** Volume prices: a lower price for each piece of a line with many pieces. This module can run in the browser. */
import type { Money } from '~/ui/money';

export interface PriceBreak {
  /** The number of pieces from which `price` applies. */
  minimum: number;
  /** Of one piece. */
  price: Money;
}

/** By the digits of the variant's id, by rising quantity. Variants without volume prices are missing. */
export type VolumePrices = Record<string, PriceBreak[]>;

/** The variant with the price that a line with this many pieces has. */
export function pricedFor<Priced extends { id: string; price: Money }>(
  volumePrices: VolumePrices,
  variant: Priced,
  quantity: number,
): Priced {
  const reached = volumePrices[variant.id]?.findLast(({ minimum }) => quantity >= minimum);
  return reached ? { ...variant, price: reached.price } : variant;
}

export interface ShownBreaks {
  /** The variant's title; '' if all variants have the same volume prices. */
  of: string;
  breaks: PriceBreak[];
}

/** Returns the selected variant's prices. Without a variant, returns the prices of each variant that has other prices. */
export function shownBreaks(
  volumePrices: VolumePrices,
  variants: readonly { id: string; title: string }[],
  selected: string | null,
): ShownBreaks[] {
  const lists = variants.flatMap(({ id, title: of }) => {
    const breaks = volumePrices[id];
    return breaks ? [{ id, of, breaks }] : [];
  });
  const keys = new Set(lists.map(({ breaks }) => keyOf(breaks)));
  if (keys.size === 1 && lists.length === variants.length)
    return [{ of: '', breaks: lists[0]!.breaks }];
  return lists
    .filter(({ id }) => selected === null || id === selected)
    .map(({ of, breaks }) => ({ of, breaks }));
}

const keyOf = (breaks: readonly PriceBreak[]) =>
  breaks.map(({ minimum, price }) => `${minimum}:${price.amount}`).join(' ');
