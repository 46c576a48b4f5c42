/** Availability in a product feed, as Google's product data requires it. Pure. */
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
 * Google accepts 'preorder' and 'backorder' only with the date on which the item ships, at most a year
 * ahead, and disapproves the item otherwise. The messages for shoppers hold no reliable date, so it
 * comes from a metafield. Without one, or with a date in the past, the item is 'out_of_stock': an
 * understatement, but it promises nothing wrong. `now` in ms.
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
