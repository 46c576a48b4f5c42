const formats = new Map<string, Intl.DateTimeFormat>();

/** 'January 18, 2027' in `en-US`, '18 January 2027' in `en-GB`. In UTC, so that all readers see the same day. */
export function formatDate(iso: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(iso));
}
