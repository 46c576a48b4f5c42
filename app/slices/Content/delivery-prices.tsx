import { costText } from '~/features/catalog/delivery';
import type { DeliveryRow, DeliveryTable } from '~/features/catalog/delivery-table';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';

export function DeliveryPrices({ table: { rows, own, elsewhere } }: { table: DeliveryTable }) {
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const price = costText(own, locale);
  const cost = own.free ? 'is free' : price && `costs ${price}`;
  const hasFreeFrom = rows.some(({ freeFrom }) => freeFrom);
  return (
    <div className="mt-6 max-w-text">
      {cost && (
        <p className="mb-5 bg-sand px-5 py-4">
          Delivery to {own.destination} {cost}.
        </p>
      )}
      <table className="w-full small">
        <caption className="sr-only">Delivery by country</caption>
        <thead>
          <tr className="border-b border-ink text-left align-bottom text-muted">
            {['Country', 'Price', ...(hasFreeFrom ? ['Free from'] : []), 'Working days'].map(
              (title) => (
                <th key={title} scope="col" className={`${cell} font-medium`}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.countries[0]} row={row} locale={locale} hasFreeFrom={hasFreeFrom} />
          ))}
        </tbody>
      </table>
      {elsewhere.length > 0 && (
        <p className="mt-4 small text-muted">
          {`We also deliver to ${list.format(elsewhere)}. `}
          <a href="#store" className="text-link">
            Choose your country
          </a>{' '}
          to see its price.
        </p>
      )}
    </div>
  );
}

const cell = 'py-3 pr-4 last:pr-0';

interface RowProps {
  row: DeliveryRow;
  locale: string;
  hasFreeFrom: boolean;
}

const Row = ({ row, locale, hasFreeFrom }: RowProps) => (
  <tr className="border-b border-stone align-top">
    <th scope="row" className={`${cell} text-left ${row.own ? 'font-medium' : 'font-normal'}`}>
      {row.countries.join(', ')}
    </th>
    <td className={`${cell} tabular`}>
      {row.free ? 'Free' : row.price ? formatMoney(row.price, locale) : 'At checkout'}
    </td>
    {hasFreeFrom && (
      <td className={`${cell} tabular`}>{row.freeFrom && formatMoney(row.freeFrom, locale)}</td>
    )}
    <td className={`${cell} whitespace-nowrap tabular`}>{[...new Set(row.days)].join('–')}</td>
  </tr>
);
