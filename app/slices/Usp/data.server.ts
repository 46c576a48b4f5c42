import type { ParsedSlice } from '~/slices/page-slice';

/** Spelled like the word 'all'. */
const lek = 'ALL';
const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** `currencies` is an editor's text. Words that aren't currency codes, for example 'all', don't restrict an item. */
export const itemsFor = (
  { items }: ParsedSlice<'usp'>,
  currency: string,
): ParsedSlice<'usp'>['items'] =>
  items.filter(({ currencies }) => {
    const words = currencies.toUpperCase().split(/[^A-Z]+/);
    const named = words.filter((word) => word.length === 3 && names.of(word) && word !== lek);
    return named.length === 0 || named.includes(currency);
  });
