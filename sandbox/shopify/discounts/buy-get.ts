import type { Discount } from '../../seed/discounts';
import { isIn } from './eligible';
import type { DiscountedCart } from './types';

/**
 * Returns, for each line, how many items a "Buy X get Y" discount reduces. An item counts either as
 * bought (X) or as reduced (Y). Items that can't count as bought are reduced first, then the
 * cheapest items.
 */
export function piecesGot(
  { buy, appliesTo }: Pick<Discount, 'buy' | 'appliesTo'>,
  lines: DiscountedCart['lines'],
): number[] {
  if (!buy) return lines.map(() => 0);
  const kinds = lines.map(({ product }) => ({
    bought: isIn(buy.of, product),
    got: isIn(appliesTo, product),
  }));
  const pieces = (bought: boolean, got: boolean) =>
    lines.reduce((sum, { quantity }, index) => {
      const kind = kinds[index]!;
      return kind.bought === bought && kind.got === got ? sum + quantity : sum;
    }, 0);
  const [onlyBought, onlyGot, both] = [
    pieces(true, false),
    pieces(false, true),
    pieces(true, true),
  ];
  const isPaidFor = (count: number) =>
    Math.ceil(count / buy.get) * buy.quantity <= onlyBought + both - Math.max(0, count - onlyGot);
  let left = most(Math.min(onlyGot + both, (buy.uses ?? Infinity) * buy.get), isPaidFor);
  const taken = lines.map(() => 0);
  const order = lines
    .map(({ price }, index) => ({ price, index }))
    .filter(({ index }) => kinds[index]!.got)
    .toSorted(
      (one, other) =>
        Number(kinds[one.index]!.bought) - Number(kinds[other.index]!.bought) ||
        one.price - other.price,
    );
  for (const { index } of order) {
    taken[index] = Math.min(left, lines[index]!.quantity);
    left -= taken[index];
  }
  return taken;
}

/** Uses binary search: if `fits` is true for a number, it must be true for all smaller numbers. */
function most(limit: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
