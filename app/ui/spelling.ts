/** Changes 'colour' to the locale's spelling, in names of options and filters. */
export const spelled = (text: string, locale: string): string =>
  locale === 'en-US' ? text.replace(/\b(c)olour/gi, '$1olor') : text;
