/** A bag on its way to a sibling store: what of it can be bought there. Safe in the browser. */
import { maxPerLine, type BagLine } from './cart';
import { sizeLabel, type Product, type Variant } from '~/features/catalog/product';

/** A line as another store understands it: ids and prices stay behind. */
export interface Packed {
  handle: string;
  title: string;
  /** 'One Size' for a product without options. */
  size: string | null;
  quantity: number;
}

export interface Arrived {
  /** With this store's own name of the product, where it is here. */
  packed: Packed;
  /** What it is here; null when it cannot come along. */
  variant: Variant | null;
}

/** Each line with its variant in this store's catalogue, if it is there and can be bought. */
export const resolveBag = (bag: readonly Packed[], products: readonly Product[]): Arrived[] =>
  bag.map((packed) => {
    const product = products.find(({ handle }) => handle === packed.handle);
    const variant = product?.variants.find(
      ({ title, available }) => available && sizeLabel(title) === (packed.size ?? 'One Size'),
    );
    return {
      packed: { ...packed, title: product?.title ?? packed.title },
      variant: variant ?? null,
    };
  });

/** More lines than this do not travel: an address holds 8 KB. */
export const mostLines = 25;

/** A bag as others may see it: `item=2:halden-pendant-brass:Large / Black`, once for each line. */
export function shareSearch(
  lines: readonly Pick<BagLine, 'handle' | 'size' | 'quantity'>[],
): URLSearchParams | null {
  const items = lines
    .filter(({ quantity }) => quantity > 0)
    .slice(0, mostLines)
    .map(({ handle, quantity, size }) =>
      [quantity, handle, ...(size && size !== 'One Size' ? [size] : [])].join(':'),
    );
  return items.length > 0 ? new URLSearchParams(items.map((item) => ['item', item])) : null;
}

const sharedItem = /^(\d{1,2}):([\p{L}\p{N}_-]{1,255})(?::(.{1,120}))?$/u;

/** What such an address brings, and whether there was more than that; null for nothing. Anyone may have typed it. */
export function readShared(items: readonly unknown[]): { lines: Packed[]; cut: boolean } | null {
  const lines = items.slice(0, mostLines).flatMap((item): Packed[] => {
    const [, digits = '0', handle = '', size] = sharedItem.exec(String(item)) ?? [];
    const quantity = Math.min(Number(digits), maxPerLine);
    if (!handle || quantity < 1) return [];
    return [{ handle, title: titleOf(handle), size: size ?? 'One Size', quantity }];
  });
  return lines.length > 0 ? { lines, cut: items.length > mostLines } : null;
}

/** 'Halden pendant brass', for a product that is not here to tell its name. */
const titleOf = (handle: string): string =>
  handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
