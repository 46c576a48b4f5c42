import type { Discount } from '../../seed/discounts';
import type { World } from '../../world/world';
import { amountOf, apply, type Applied } from './apply';
import { refusalOf, shopDiscounts } from './eligible';
import type { DiscountedCart, Discounts } from './types';

const maxCompared = 10;

/**
 * As at Shopify, the combination that saves most wins. A delivery discount's saving isn't known
 * here and counts as zero; among equal savings, the combination with more discounts wins. All other
 * codes are returned as not applicable.
 */
export function discountsOf(world: World, cart: DiscountedCart, codes: string[]): Discounts {
  const requested = new Set(codes.map(keyOf));
  const offered = shopDiscounts(world)
    .filter(({ code }) => code === null || requested.has(keyOf(code)))
    .filter((discount) => refusalOf(world, discount, cart) === null)
    .slice(0, maxCompared);
  const { lines, cart: whole, chosen } = best(offered, cart);
  const applied = new Set(chosen.flatMap(({ code }) => (code === null ? [] : [keyOf(code)])));
  return {
    lines,
    cart: whole,
    shipping: chosen.find((discount) => discount.class === 'SHIPPING') ?? null,
    codes: codes.map((code) => {
      if (applied.has(keyOf(code))) return { code, applicable: true, refusal: null };
      const known = shopDiscounts(world).find((one) => one.code && keyOf(one.code) === keyOf(code));
      const refusal = known
        ? (refusalOf(world, known, cart) ?? 'DISCOUNT_CODE_NOT_HONOURED')
        : 'DISCOUNT_NOT_FOUND';
      return { code, applicable: false, refusal };
    }),
  };
}

type Combination = Applied & { chosen: Discount[]; saved: number };

function best(offered: Discount[], cart: DiscountedCart): Combination {
  // A line gets only the first product discount, so the highest saving comes first.
  const savings = new Map(offered.map((one) => [one, savedBy(apply([one], cart))]));
  const sorted = offered.toSorted((one, other) => savings.get(other)! - savings.get(one)!);
  return combinations(sorted)
    .map((chosen) => {
      const applied = apply(chosen, cart);
      return { ...applied, chosen, saved: savedBy(applied) };
    })
    .filter((combination) =>
      combination.chosen.every((discount) => hasEffect(discount, combination)),
    )
    .reduce((one, other) =>
      other.saved > one.saved ||
      (other.saved === one.saved && other.chosen.length > one.chosen.length)
        ? other
        : one,
    );
}

const combinations = (discounts: Discount[]): Discount[][] =>
  discounts.reduce<Discount[][]>(
    (sets, discount) => [
      ...sets,
      ...sets
        .filter((set) => set.every((other) => isCombined(discount, other)))
        .map((set) => [...set, discount]),
    ],
    [[]],
  );

/** An order has only one delivery discount. */
const isCombined = (one: Discount, other: Discount): boolean =>
  one.combinesWith.includes(other.class) &&
  other.combinesWith.includes(one.class) &&
  !(one.class === 'SHIPPING' && other.class === 'SHIPPING');

const hasEffect = (discount: Discount, { lines, cart }: Applied): boolean =>
  discount.class === 'SHIPPING' ||
  [...lines.flat(), ...cart].some((allocation) => allocation.discount === discount);

const savedBy = ({ lines, cart }: Applied): number => amountOf([...lines.flat(), ...cart]);

const keyOf = (code: string): string => code.trim().toLowerCase();

export function uniqueCodes(codes: string[]): string[] {
  const seen = new Map(codes.map((code) => [keyOf(code), code.trim()] as const));
  return [...seen.values()].filter((code) => code !== '');
}
