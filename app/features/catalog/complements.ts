/** Complementary products, which merchants select in Shopify's Search & Discovery app. Safe in the browser. */
import { availabilityOf } from './availability';
import type { CardProduct } from './card-product';

/** True if the product can be added without choosing an option. */
export const isAddable = ({ firstVariant, hasChoices }: CardProduct): boolean =>
  !hasChoices && firstVariant !== null && availabilityOf(firstVariant).button === 'add';

/** Without sold-out products. */
export const inStock = (cards: readonly CardProduct[]): CardProduct[] =>
  cards.filter((card) => !card.soldOut && (card.hasChoices || isAddable(card)));

/** `/lists` with a product's complements as JSON. */
export const complementsPath = (handle: string): string =>
  `/lists?complements=${encodeURIComponent(handle)}`;
