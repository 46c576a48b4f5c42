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
  const text = formatMoney(price, locale);
  const look = `tabular ${className}`.trim();
  if (!compareAt || compareAt.amount <= price.amount)
    return <span className={look}>{from ? `From ${text}` : text}</span>;
  return (
    <span className={look}>
      {from && 'From '}
      <span className="sr-only">Sale price </span>
      <span className="text-sale">{text}</span> <span className="sr-only">Regular price </span>
      <s className="ml-1 text-muted">{formatMoney(compareAt, locale)}</s>
    </span>
  );
}
