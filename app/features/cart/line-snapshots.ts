import type { Money } from '~/ui/money';
import { lineKey, type CartLine, type LineChange } from './cart';

/** Price and stock when the line was added or its changes were acknowledged. */
export interface LineSnapshot {
  /** Unit price × 100, in every currency. */
  price: number;
  /** 'in', 'later' or 'out'; if fewer pieces than the line's quantity are in stock, their number. */
  stock: string;
}

/** By the line's key; one cookie per currency. */
export type LineSnapshots = ReadonlyMap<string, LineSnapshot>;

type Standing = Pick<CartLine, 'each' | 'quantity' | 'stock' | 'left'>;

const hundredths = ({ amount }: Money): number => Math.round(amount * 100);

export const snapshotOf = ({ each, quantity, stock, left }: Standing): LineSnapshot => ({
  price: hundredths(each),
  stock: stock === 'in' && left !== null && left < quantity ? String(left) : stock,
});

/** Empty without a snapshot. */
export function lineChanges(line: Standing, note: LineSnapshot | undefined): LineChange[] {
  if (!note) return [];
  const now = snapshotOf(line);
  const changes: LineChange[] = [];
  if (now.price !== note.price) {
    changes.push({ kind: 'price', from: { ...line.each, amount: note.price / 100 } });
  }
  if (now.stock === note.stock) return changes;
  if (now.stock === 'in') changes.push({ kind: 'back' });
  else if (now.stock === 'out' || now.stock === 'later') changes.push({ kind: now.stock });
  else changes.push({ kind: 'few', left: Number(now.stock) });
  return changes;
}

const entry = /^(\d{1,19}(?:-\d{1,19})?)_(\d{1,12})_(in|later|out|\d{1,6})$/;

/** `44100000000001_18900_in.…`; drops malformed entries. */
export const parseSnapshots = (text: string): LineSnapshots =>
  new Map(
    text.split('.').flatMap((part): [string, LineSnapshot][] => {
      const [, variant = '', price = '', stock = ''] = entry.exec(part) ?? [];
      return variant ? [[variant, { price: Number(price), stock }]] : [];
    }),
  );

export const formatSnapshots = (notes: LineSnapshots): string =>
  [...notes].map(([variant, { price, stock }]) => `${variant}_${price}_${stock}`).join('.');

/** Renews the snapshots of the variants in `renewed`; drops missing lines. */
export const updateSnapshots = (
  known: LineSnapshots,
  lines: readonly (Standing & Pick<CartLine, 'variantId' | 'plan'>)[],
  renewed: readonly string[],
): LineSnapshots =>
  new Map(
    lines.map((line) => {
      const key = lineKey(line);
      const note = renewed.includes(line.variantId) ? undefined : known.get(key);
      return [key, note ?? snapshotOf(line)];
    }),
  );
