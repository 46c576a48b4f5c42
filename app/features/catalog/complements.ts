/** Merchants select complements in Shopify's Search & Discovery app. */
import { availabilityOf } from './availability';
import type { CardProduct } from './card-product';

/** True if the product can be added to the cart without choosing an option or a selling plan. */
export const isAddable = ({ firstVariant, hasChoices, needsPlan }: CardProduct): boolean =>
  !hasChoices &&
  !needsPlan &&
  firstVariant !== null &&
  availabilityOf(firstVariant).button === 'add';

export const inStock = (cards: readonly CardProduct[]): CardProduct[] =>
  cards.filter((card) => !card.soldOut && (card.hasChoices || card.needsPlan || isAddable(card)));

/** A product's complements as JSON. */
export const complementsPath = (handle: string): string =>
  `/product-cards?complements=${encodeURIComponent(handle)}`;
