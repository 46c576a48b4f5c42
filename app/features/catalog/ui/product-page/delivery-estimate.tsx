import { TruckIcon } from '~/ui/icons';
import { useLocale } from '~/ui/locale';
import { formatDay, type Delivery } from '../../delivery';

export function DeliveryEstimate({ delivery }: { delivery: Delivery }) {
  const locale = useLocale();
  const years = new Set([delivery.from, delivery.to].map((iso) => iso.slice(0, 4)));
  const day = (iso: string) => formatDay(iso, locale, years.size > 1);
  const { from, to, free, destination } = delivery;
  return (
    <li className="flex gap-3">
      <TruckIcon className="mt-0.5 size-5 shrink-0" />
      <span>
        Estimated delivery to {destination}: <time dateTime={from}>{day(from)}</time> to{' '}
        <time dateTime={to}>{day(to)}</time>
        {free && '. Delivery is free.'}
      </span>
    </li>
  );
}
