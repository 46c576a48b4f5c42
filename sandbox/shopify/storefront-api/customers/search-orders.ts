import type { Order } from '../../orders/orders';
import { parseSearch, type Expression, type Term } from '../products/search-syntax';

/** Returns a test for orders that match the search. Without `query`, every order matches. */
export function orderFilter(
  query: string | null | undefined,
  fitsTerm: (term: Term, order: Order) => boolean,
): (order: Order) => boolean {
  const fits = (expression: Expression, order: Order): boolean => {
    if (expression.kind === 'term') return fitsTerm(expression, order);
    if (expression.kind === 'not') return !fits(expression.part, order);
    const isMet = (part: Expression) => fits(part, order);
    return expression.kind === 'all' ? expression.parts.every(isMet) : expression.parts.some(isMet);
  };
  const expression = query ? parseSearch(query) : null;
  return (order) => !expression || fits(expression, order);
}
