/** Variants saved for later: a short list in a cookie. Safe in the browser. */
import { maxPerLine, type SavedItem } from './cart';

/** Keeps the cookie small; for longer lists there is the wishlist. */
export const maxSavedItems = 12;

const entry = /^(\d{1,19})_(\d{1,2})$/;

/** Parses `44100000000001_2.…`, newest first; malformed entries are dropped. */
export const parseSavedItems = (text: string): SavedItem[] =>
  text
    .split('.')
    .flatMap((part) => {
      const [, merchandise = '', digits = ''] = entry.exec(part) ?? [];
      const quantity = Math.min(Number(digits), maxPerLine);
      return quantity > 0 ? [{ merchandise, quantity }] : [];
    })
    .slice(0, maxSavedItems);

export const formatSavedItems = (list: readonly SavedItem[]): string =>
  list.map(({ merchandise, quantity }) => `${merchandise}_${quantity}`).join('.');

export const withoutSavedItem = (list: readonly SavedItem[], merchandise: string): SavedItem[] =>
  list.filter((one) => one.merchandise !== merchandise);
