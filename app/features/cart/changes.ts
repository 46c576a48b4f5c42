/** What is different about a line since it was put into the bag. Safe in the browser. */
import type { Money } from '~/ui/money';
import type { BagLine } from './cart';

export type LineChange =
  /** What one piece cost then. */
  | { kind: 'price'; from: Money }
  | { kind: 'out' | 'later' | 'back' }
  /** Fewer can be bought than the line holds. */
  | { kind: 'few'; left: number };

/** How a line stood when it was added, or when the shopper last took note of it. */
export interface Note {
  /** Of one piece, in hundredths of the bag's currency, whatever that is. */
  price: number;
  /** 'in', 'later' (ships later), 'out', or how many were left when those were too few. */
  stock: string;
}

/** Variant → note. A cookie belongs to one currency, so another currency is no other price. */
export type Notes = ReadonlyMap<string, Note>;

type Standing = Pick<BagLine, 'each' | 'quantity' | 'stock' | 'left'>;

const hundredths = ({ amount }: Money): number => Math.round(amount * 100);

/** How a line stands now. */
export const noteOf = ({ each, quantity, stock, left }: Standing): Note => ({
  price: hundredths(each),
  stock: stock === 'in' && left !== null && left < quantity ? String(left) : stock,
});

/** What a shopper should know; nothing for a line without a note. */
export function changesOf(line: Standing, note: Note | undefined): LineChange[] {
  if (!note) return [];
  const now = noteOf(line);
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

const entry = /^(\d{1,19})_(\d{1,12})_(in|later|out|\d{1,6})$/;

/** Notes as a cookie keeps them: `44100000000001_18900_in.…`; what is no note is dropped. */
export const readNotes = (text: string): Notes =>
  new Map(
    text.split('.').flatMap((part): [string, Note][] => {
      const [, variant = '', price = '', stock = ''] = entry.exec(part) ?? [];
      return variant ? [[variant, { price: Number(price), stock }]] : [];
    }),
  );

export const writeNotes = (notes: Notes): string =>
  [...notes].map(([variant, { price, stock }]) => `${variant}_${price}_${stock}`).join('.');

/** The notes of a bag that was just changed: new lines and those in `renewed` as they stand now. */
export const renewNotes = (
  known: Notes,
  lines: readonly (Standing & Pick<BagLine, 'merchandise'>)[],
  renewed: readonly string[],
): Notes =>
  new Map(
    lines.map((line) => {
      const note = renewed.includes(line.merchandise) ? undefined : known.get(line.merchandise);
      return [line.merchandise, note ?? noteOf(line)];
    }),
  );
