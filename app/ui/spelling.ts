/** A text with the word 'colour', such as the name of an option or a filter, as a store's locale spells it. */
export const spelled = (text: string, locale: string): string =>
  locale === 'en-US' ? text.replace(/\b(c)olour/gi, '$1olor') : text;
