/** Kept small, because a list page sends 20 cards. */
import type { Money } from '~/ui/money';
import { availabilityOf } from './availability';
import type { Rating, ProductImage, Variant } from './product';
import type { Swatch } from './swatch';

export interface CardProduct {
  id: string;
  gid: string;
  handle: string;
  title: string;
  vendor: string;
  finish: string | null;
  rating: Rating | null;
  /** At most three. */
  images: ProductImage[];
  saleLabel: boolean;
  partlyReduced: boolean;
  soldOut: boolean;
  /** True for samples and gift wrapping, which lists omit. */
  isSample?: boolean;
  choose?: true;
  /** `needsPlan` is true if shoppers must choose a selling plan, such as a subscription, on the product's page. */
  needsPlan?: true;
  isBundle?: true;
  /** Of the cheapest variant; pages show `cardPrice`. */
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  swatches: Swatch[];
  hasChoices?: true;
  /** The first available variant, else the first; null if there are none. */
  firstVariant: FirstVariant | null;
}

export type FirstVariant = Pick<
  Variant,
  | 'id'
  | 'title'
  | 'price'
  | 'compareAt'
  | 'inventory'
  | 'policy'
  | 'available'
  | 'preorder'
  | 'backorder'
>;

/** Distinguishes finishes of one design in links and buttons. */
export const cardName = ({ title, finish }: Pick<CardProduct, 'title' | 'finish'>): string =>
  finish ? `${title}, ${finish}` : title;

export interface CardPrice {
  price: Money;
  /** Null unless above the price. */
  compareAt: Money | null;
  from: boolean;
  partlyReduced: boolean;
}

/** The price of the variant that the button adds, or the lowest price if the button asks for a choice. */
export function cardPrice(card: CardProduct): CardPrice {
  const { price, priceMax, compareAt, partlyReduced, firstVariant, soldOut, choose } = card;
  const asksForChoice = choose || !firstVariant || availabilityOf(firstVariant).button !== 'add';
  if (asksForChoice || soldOut)
    return { price, compareAt, from: priceMax.amount > price.amount, partlyReduced };
  const isLowest = firstVariant.price.amount === price.amount;
  return {
    price: firstVariant.price,
    compareAt: firstVariant.compareAt,
    from: isLowest && priceMax.amount > price.amount,
    partlyReduced: (partlyReduced || compareAt !== null) && firstVariant.compareAt === null,
  };
}
