import type { ParsedSlice } from '~/slices/page-slice';

export const itemsFor = (
  { items }: ParsedSlice<'usp'>,
  currency: string,
): ParsedSlice<'usp'>['items'] =>
  items.filter(({ currencies }) => {
    const named = currencies.toUpperCase().match(/[A-Z]{3}/g);
    return !named || named.includes(currency);
  });
