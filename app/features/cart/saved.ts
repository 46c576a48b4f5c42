/** Variants saved for later: a short list in a cookie. Safe in the browser. */
import type { Money } from '~/ui/money';
import { maxPerLine, type BagLine } from './cart';

/** Keeps the cookie small; for longer lists there is the wishlist. */
export const mostSaved = 12;

/** A variant (digits of its gid) and how many pieces of it were in the cart. */
export interface Saved {
  merchandise: string;
  quantity: number;
}

export interface SavedLine extends Saved {
  title: string;
  handle: string;
  image: BagLine['image'];
  colour: string | null;
  size: string;
  price: Money;
  compareAt: Money | null;
  available: boolean;
}

const entry = /^(\d{1,19})_(\d{1,2})$/;

/** Parses `44100000000001_2.…`, newest first; malformed entries are dropped. */
export const readSaved = (text: string): Saved[] =>
  text
    .split('.')
    .flatMap((part) => {
      const [, merchandise = '', digits = ''] = entry.exec(part) ?? [];
      const quantity = Math.min(Number(digits), maxPerLine);
      return quantity > 0 ? [{ merchandise, quantity }] : [];
    })
    .slice(0, mostSaved);

export const writeSaved = (list: readonly Saved[]): string =>
  list.map(({ merchandise, quantity }) => `${merchandise}_${quantity}`).join('.');

export const withoutSaved = (list: readonly Saved[], merchandise: string): Saved[] =>
  list.filter((one) => one.merchandise !== merchandise);
