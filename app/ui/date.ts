/**
 * English dates and times don't come from Intl: versions of ICU punctuate and abbreviate them differently
 * ('Wed, 23 Sept', 'Wed 23 Sept'). If a browser's text differs from the server's, React renders the page again. Only the
 * choice between 12 and 24 hours comes from Intl.
 */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Month before day, as in ICU. */
const americanRegions = ['US', 'CA', 'PH'];

function languageOf(locale: string): 'american' | 'british' | 'other' {
  const { language, region = 'US' } = new Intl.Locale(locale);
  if (language !== 'en') return 'other';
  return americanRegions.includes(region) ? 'american' : 'british';
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/** In UTC, so that all readers see the same day. */
function dateText(iso: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  const language = languageOf(locale);
  if (language === 'other') return formatOf(locale, { day: 'numeric', ...parts }).format(date);
  const isAmerican = language === 'american';
  const inLength = (word: string, length?: string) =>
    length === 'short' ? word.slice(0, word === 'September' && !isAmerican ? 4 : 3) : word;
  const month = inLength(months[date.getUTCMonth()]!, parts.month);
  const day = date.getUTCDate();
  return [
    ...(parts.weekday ? [inLength(weekdays[date.getUTCDay()]!, parts.weekday)] : []),
    ...(isAmerican ? [`${month} ${day}`] : [day, month]),
    ...(parts.year ? [date.getUTCFullYear()] : []),
  ].join(isAmerican ? ', ' : ' ');
}

/** 'January 18, 2027' in `en-US`, '18 January 2027' in `en-GB`. */
export const formatDate = (iso: string, locale: string): string =>
  dateText(iso, locale, { month: 'long', year: 'numeric' });

/** 'Monday, January 18, 2027' in `en-US`, 'Monday 18 January 2027' in `en-GB`. */
export const formatFullDate = (iso: string, locale: string): string =>
  dateText(iso, locale, { weekday: 'long', month: 'long', year: 'numeric' });

/** 'Mon, Jan 18' in `en-US`, 'Mon 18 Jan' in `en-GB`. */
export const formatDay = (iso: string, locale: string, withYear = false): string =>
  dateText(iso, locale, {
    weekday: 'short',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
  });

/** 'Monday' for 0. 1 January 2024 was a Monday. */
export const weekdayName = (index: number, locale: string): string =>
  languageOf(locale) === 'other'
    ? formatOf(locale, { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, 1 + index)))
    : weekdays[(index + 1) % 7]!;

/** `minutes` after midnight: '3:05 PM' in `en-US`, '3:05 pm' in `en-AU`, '15:05' in `en-GB`. */
export function formatTime(minutes: number, locale: string): string {
  const language = languageOf(locale);
  const format = formatOf(locale, { hour: 'numeric', minute: '2-digit' });
  if (language === 'other') return format.format(new Date(Date.UTC(2024, 0, 1, 0, minutes)));
  const hours = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  if (!format.resolvedOptions().hour12) return `${String(hours).padStart(2, '0')}:${rest}`;
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}:${rest} ${language === 'american' ? half.toUpperCase() : half}`;
}
