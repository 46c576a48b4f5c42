import { Fragment, useEffect, useState } from 'react';
import { hoursRows, openStateAt, type OpeningHours } from '~/features/content/opening-hours';
import { localTime } from '~/platform/local-time';
import { formatTime, weekdayName } from '~/ui/date';
import { useLocale } from '~/ui/locale';

/** Pages are cached, so only browsers show whether the shop is open, and omit days that are over. */
export function OpeningTimes({ hours }: { hours: OpeningHours }) {
  const locale = useLocale();
  const now = useNow();
  const today = now && localTime(now, hours.timeZone ?? 'UTC').date;
  const exceptions = hours.exceptions.filter(({ date }) => !today || date >= today);
  return (
    <div>
      <p data-time-zone={hours.timeZone ?? undefined} className="min-h-lh text-ink">
        {now && openWords(hours, now, locale)}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(min(6rem,50%),1fr)] gap-x-4 wrap-anywhere">
        {hoursRows({ ...hours, exceptions }, locale).map(([days, own]) => (
          <Fragment key={days}>
            <dt>{days}</dt>
            <dd>{own}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

const everyMinute = 60_000;

/** Null on the server and before hydration. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, everyMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function openWords(hours: OpeningHours, now: Date, locale: string): string | null {
  const state = openStateAt(hours, now);
  if (!state) return null;
  if (state.open)
    return state.until === null
      ? 'Open now.'
      : `Open now, until ${formatTime(state.until, locale)}.`;
  const { next } = state;
  if (!next) return 'Closed now.';
  const at = formatTime(next.at, locale);
  if (next.days < 2) return `Closed now. Opens ${next.days === 0 ? '' : 'tomorrow '}at ${at}.`;
  const weekday = (new Date(`${next.date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return `Closed now. Opens ${weekdayName(weekday, locale)} at ${at}.`;
}
