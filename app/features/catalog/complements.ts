/**
 * Complementary products, which merchants select in Shopify's Search & Discovery app. This module can run in the
 * browser.
 */
import { availabilityOf } from './availability';
import type { CardProduct } from './card-product';

/** Returns true if the product can be added without choosing an option. */
export const isAddable = ({ firstVariant, hasChoices }: CardProduct): boolean =>
  !hasChoices && firstVariant !== null && availabilityOf(firstVariant).button === 'add';

/** Returns the products that aren't sold out. */
export const inStock = (cards: readonly CardProduct[]): CardProduct[] =>
  cards.filter((card) => !card.soldOut && (card.hasChoices || isAddable(card)));

/** `/lists` with a product's complements as JSON. */
export const complementsPath = (handle: string): string =>
  `/lists?complements=${encodeURIComponent(handle)}`;
