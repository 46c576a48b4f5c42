import { TruckIcon } from '~/ui/icons';
import { useLocale } from '~/ui/locale';
import type { Delivery } from '../../delivery';

/** Estimated delivery date, destination, and whether shipping is free. */
export function DeliveryEstimate({ delivery }: { delivery: Delivery }) {
  const locale = useLocale();
  const day = (iso: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(from.slice(0, 4) !== to.slice(0, 4) && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(iso));
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
