import { useLocale } from './locale';
import { formatMoney, type Money } from './money';

/** `from` is for products whose variants differ in price. */
export function Price({
  price,
  compareAt,
  from = false,
  className = '',
}: {
  price: Money;
  compareAt?: Money | null;
  from?: boolean;
  className?: string;
}) {
  const locale = useLocale();
  const reduced = compareAt && compareAt.amount > price.amount;
  return (
    <span className={`tabular ${className}`.trim()}>
      {from && 'From '}
      {reduced ? (
        <>
          <span className="sr-only">Sale price </span>
          <span className="text-sale">{formatMoney(price, locale)}</span>{' '}
          <span className="sr-only">Regular price </span>
          <s className="ml-1 text-muted">{formatMoney(compareAt, locale)}</s>
        </>
      ) : (
        formatMoney(price, locale)
      )}
    </span>
  );
}
