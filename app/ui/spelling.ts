/** Returns the text with 'color' instead of 'colour' in `en-US`. In other locales, returns the text unchanged. */
export const spelled = (text: string, locale: string): string =>
  locale === 'en-US' ? text.replace(/\b(c)olour/gi, '$1olor') : text;
