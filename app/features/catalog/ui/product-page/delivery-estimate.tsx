import { formatDay } from '~/ui/date';
import { TruckIcon } from '~/ui/icons';
import { useLocale } from '~/ui/locale';
import { costText, type Delivery } from '../../delivery';

/** Unless `dated`, shows only the price. */
export function DeliveryEstimate({ delivery, dated }: { delivery: Delivery; dated: boolean }) {
  const locale = useLocale();
  const years = new Set([delivery.from, delivery.to].map((iso) => iso.slice(0, 4)));
  const day = (iso: string) => formatDay(iso, locale, years.size > 1);
  const { from, to, free, destination } = delivery;
  const price = costText(delivery, locale);
  const cost = free ? 'is free' : price && `costs ${price}`;
  if (!dated && !cost) return null;
  return (
    <li className="flex gap-3">
      <TruckIcon className="mt-0.5 size-5 shrink-0" />
      <span>
        {dated ? (
          <>
            Estimated delivery to {destination}:{' '}
            <time dateTime={from} className="whitespace-nowrap">
              {day(from)}
            </time>{' '}
            to{' '}
            <time dateTime={to} className="whitespace-nowrap">
              {day(to)}
            </time>
            {cost && `. Delivery ${cost}.`}
          </>
        ) : (
          `Delivery to ${destination} ${cost}.`
        )}
      </span>
    </li>
  );
}
