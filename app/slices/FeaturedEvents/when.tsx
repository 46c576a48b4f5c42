import { useLocale } from '~/ui/locale';
import type { FeaturedEventsSlice } from './schema';

type Event = FeaturedEventsSlice['items'][number];

/** The day, or day and hours in the place's time zone, with its name. */
export function When({ event }: { event: Event }) {
  const locale = useLocale();
  const { date, starts_at, ends_at, time_zone: timeZone } = event;
  if (starts_at) {
    const at = (value: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(value));
    const clock = { hour: 'numeric', minute: '2-digit' } as const;
    const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    const sameDay = ends_at && at(ends_at, day) === at(starts_at, day);
    return (
      <p className="small text-brass">
        <time dateTime={starts_at}>
          {at(starts_at, day)}, {at(starts_at, clock)}
        </time>
        {ends_at && (
          <>
            {' to '}
            <time dateTime={ends_at}>
              {sameDay ? at(ends_at, clock) : at(ends_at, { ...day, ...clock })}
            </time>
          </>
        )}{' '}
        ({clockOf(timeZone)})
      </p>
    );
  }
  if (!date) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <p className="small text-brass">
      <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}

/** 'Sydney time': abbreviations of time zones differ between platforms. */
const clockOf = (timeZone: string): string =>
  timeZone === 'UTC' ? 'UTC' : `${timeZone.split('/').pop()?.replaceAll('_', ' ')} time`;
