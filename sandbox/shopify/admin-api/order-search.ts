import { orderName, type Order } from '../orders/orders';
import { parseSearch, type Expression, type Term } from '../storefront-api/products/search-syntax';

/** Without `query`, every order matches. */
export function matches(query: string | null | undefined): (order: Order) => boolean {
  const expression = query ? parseSearch(query) : null;
  return (order) => !expression || fits(expression, order);
}

function fits(expression: Expression, order: Order): boolean {
  if (expression.kind === 'term') return fitsTerm(expression, order);
  if (expression.kind === 'not') return !fits(expression.part, order);
  const isMet = (part: Expression) => fits(part, order);
  return expression.kind === 'all' ? expression.parts.every(isMet) : expression.parts.some(isMet);
}

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
