import type { Currency } from './types';

/** `balance` is in hundredths of `currency`. */
export const giftCards: { code: string; currency: Currency; balance: number }[] = [
  { code: 'LINTELMUGCARD4F2A', currency: 'USD', balance: 2500 },
  { code: 'LINTELROOMCARD9C7D', currency: 'USD', balance: 500000 },
  { code: 'LINTELEMPTYCARD1B3E', currency: 'USD', balance: 0 },
  { code: 'LINTELVASECARD7E55', currency: 'USD', balance: 7500 },
];
