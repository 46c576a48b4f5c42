import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { shownBreaks, type VolumePrices } from '../volume-prices';

interface Props {
  volumePrices: VolumePrices;
  variants: readonly { id: string; title: string }[];
  /** The selected variant's id; null if none is selected. */
  selected: string | null;
}

export function PriceTable({ volumePrices, variants, selected }: Props) {
  const locale = useLocale();
  const lists = shownBreaks(volumePrices, variants, selected);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="volume-prices" className="mt-8">
      <h2 id="volume-prices" className="heading-sm">
        Volume prices
      </h2>
      {lists.map(({ of, items }) => (
        <table key={of} className="mt-3 w-full">
          {of && <caption className="text-left small font-medium">{of}</caption>}
          <tbody className="divided">
            {items.map(({ minimum, price }) => (
              <tr key={minimum}>
                <th scope="row" className="py-2 text-left font-normal">
                  Buy {minimum} or more
                </th>
                <td className="py-2 text-right">{formatMoney(price, locale)} each</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
