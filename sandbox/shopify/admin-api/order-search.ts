import { orderName, type Order } from '../orders/orders';
import { orderFilter } from '../storefront-api/customers/search-orders';
import type { Term } from '../storefront-api/products/search-syntax';

/** Without `query`, every order matches. */
export const matches = (query: string | null | undefined): ((order: Order) => boolean) =>
  orderFilter(query, fitsTerm);

/** As at Shopify, case and the name's `#` don't matter, and unknown fields are ignored. */
function fitsTerm({ field, value, prefix }: Term, order: Order): boolean {
  const wanted = value.toLowerCase();
  const fitsText = (text: string) =>
    prefix ? text.toLowerCase().startsWith(wanted) : text.toLowerCase() === wanted;
  switch (field) {
    case 'name':
      return fitsText(orderName(order)) || fitsText(orderName(order).slice(1));
    case 'email':
      return fitsText(order.email);
    case null:
      return [orderName(order).slice(1), order.email].some(fitsText);
    default:
      return true;
  }
}
