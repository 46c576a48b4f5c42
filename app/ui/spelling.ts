/** Returns the text with 'color' instead of 'colour' in `en-US`. Returns the text unchanged in other locales. */
export const spelled = (text: string, locale: string): string =>
  locale === 'en-US' ? text.replace(/\b(c)olour/gi, '$1olor') : text;
