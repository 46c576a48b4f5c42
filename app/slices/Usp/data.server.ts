import type { UspSlice } from './schema';

/** The reasons for shoppers who pay in this currency. */
export const itemsFor = ({ items }: UspSlice, currency: string): UspSlice['items'] =>
  items.filter(({ currencies }) => {
    const named = currencies.toUpperCase().match(/[A-Z]{3}/g);
    return !named || named.includes(currency);
  });
