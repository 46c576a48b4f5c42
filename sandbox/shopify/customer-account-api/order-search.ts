import { orderName, type Order } from '../orders/orders';
import { orderFilter } from '../storefront-api/customers/search-orders';
import type { Term } from '../storefront-api/products/search-syntax';

/** Without `query`, every order matches. */
export const isAskedFor = (query: string | null | undefined): ((order: Order) => boolean) =>
  orderFilter(query, fitsTerm);

/** Ignores unknown fields, as the catalog's search does. */
function fitsTerm(term: Term, order: Order): boolean {
  const wanted = term.value.toLowerCase();
  switch (term.field) {
    case null:
      return [orderName(order), ...order.lines.map(({ title }) => title)].some((text) =>
        text.toLowerCase().includes(wanted),
      );
    case 'id':
      return compared(order.id - Number(wanted), term);
    case 'name':
    case 'order_number':
      return compared(order.number - Number(wanted.replace('#', '')), term);
    case 'created_at':
    case 'processed_at':
    case 'updated_at':
      return compared(Date.parse(order.processedAt) - Date.parse(term.value), term);
    default:
      return true;
  }
}

function compared(difference: number, { comparator }: Term): boolean {
  if (comparator === '=') return difference === 0;
  if (comparator.startsWith('>'))
    return difference > 0 || (comparator === '>=' && difference === 0);
  return difference < 0 || (comparator === '<=' && difference === 0);
}
