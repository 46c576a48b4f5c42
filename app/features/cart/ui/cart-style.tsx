import { useCallback } from 'react';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countOf, dotStyle, dotStyleId } from '../cart-dot';

/** After pending changes, which the cookie lacks. */
let comingCount: number | undefined;

const readDot = (currency: string) => dotStyle(comingCount ?? countOf(currency));

/** Each currency has its own cart. */
export function CartStyle({ currency }: { currency: string }) {
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={dotStyleId} read={read} />;
}

/**
 * `count`: quantity while a change is pending. Call this after each response, because some browsers don't report
 * changes of cookies.
 */
export function paintDot(currency: string, count?: number): void {
  comingCount = count;
  paintStyle(dotStyleId, readDot(currency));
}
