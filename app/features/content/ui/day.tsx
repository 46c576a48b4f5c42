import { useLocale } from '~/ui/locale';

/** A day in words of the store's language, the same for every reader (UTC). */
export function Day({ date }: { date: string }) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date.slice(0, 10)}>{format.format(new Date(date))}</time>;
}
