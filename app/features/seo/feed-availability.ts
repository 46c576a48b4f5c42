/** What a product feed says of stock, by Google's specification of product data. Pure. */
import type { FeedItem } from './product-feed';

interface Stock {
  availableForSale: boolean;
  currentlyNotInStock: boolean;
  preorder: string | null;
  backorder: string | null;
  /** `messaging.available_from`: a date, or a date and time. */
  availableFrom: string | null;
}

const year = 366 * 86_400_000;

/**
 * Google takes 'preorder' and 'backorder' only with the day on which the item is sent, at most a
 * year ahead, and disapproves it otherwise. The texts for shoppers hold no date that a machine could
 * trust, so it comes from a metafield of its own; without one, or with one that is past, the item is
 * told as out of stock: less than is true, but nobody is promised what comes later. `now` in ms.
 */
export function availabilityOf(
  stock: Stock,
  now: number,
): Pick<FeedItem, 'availability' | 'availableFrom'> {
  const plain = (availability: 'in_stock' | 'out_of_stock') => ({
    availability,
    availableFrom: null,
  });
  if (!stock.availableForSale) return plain('out_of_stock');
  if (!stock.currentlyNotInStock || !(stock.preorder || stock.backorder)) return plain('in_stock');
  const from = Date.parse(stock.availableFrom ?? '');
  if (!(from > now && from <= now + year)) return plain('out_of_stock');
  return {
    availability: stock.preorder ? 'preorder' : 'backorder',
    availableFrom: `${new Date(from).toISOString().slice(0, 16)}Z`,
  };
}
