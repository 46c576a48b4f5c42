import { formatMoney, type Money } from '~/ui/money';

interface Props {
  price: Money;
  /** Above the price: 'From …'. */
  priceMax?: Money;
  compareAt: Money | null;
  locale: string;
}

/** The price, or the sale price with the former one struck through. spec §2. */
export function PriceTag({ price, priceMax, compareAt, locale }: Props) {
  const from = priceMax && priceMax.amount > price.amount ? 'From ' : '';
  if (!compareAt) {
    return (
      <p className="mt-1">
        {from}
        {formatMoney(price, locale)}
      </p>
    );
  }
  return (
    <p className="mt-1 flex flex-wrap gap-x-2">
      <span className="text-sale">
        <span className="sr-only">Sale price </span>
        {from}
        {formatMoney(price, locale)}
      </span>
      <s className="text-muted">
        <span className="sr-only">Former price </span>
        {formatMoney(compareAt, locale)}
      </s>
    </p>
  );
}
