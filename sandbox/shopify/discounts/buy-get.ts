import type { Discount } from '../../seed/discounts';
import { isIn } from './eligible';
import type { DiscountedCart } from './types';

/**
 * Pieces of each line that a buy x get y discount makes cheaper. A piece that is paid for in full is bought, and no
 * piece is both. Pieces that can only be got come first, then the cheapest.
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

/** The largest number up to `limit` that fits, where every smaller one does. */
function most(limit: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
