/** Shared and transferred carts: their lines, and which of them this store sells. Safe in the browser. */
import { sizeLabel, type Variant, type VariantChoice } from '~/features/catalog/product';
import { maxPerLine, type CartLine } from './cart';

/** A line without ids and prices, which are different in each store. */
export interface TransferLine {
  handle: string;
  title: string;
  /** 'One Size' for a product without options. */
  size: string | null;
  quantity: number;
}

export interface ResolvedLine {
  /** With this store's product title, if the product exists here. */
  packed: TransferLine;
  /** This store's variant; null when there is none that can be bought. */
  variant: Pick<Variant, 'id' | 'price'> | null;
}

/** Each line with its variant in this store's catalogue, if there is one that can be bought. */
export const resolveLines = (
  bag: readonly TransferLine[],
  products: readonly VariantChoice[],
): ResolvedLine[] =>
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

/** Most lines in a link: the shop refuses URLs of more than 8 KB. */
export const maxTransferLines = 25;

/** Query of a link to a shared cart, one `item=2:halden-pendant-brass:Large / Black` per line; null for none. */
export function shareParams(
  lines: readonly Pick<CartLine, 'handle' | 'size' | 'quantity'>[],
): URLSearchParams | null {
  const items = lines
    .filter(({ quantity }) => quantity > 0)
    .slice(0, maxTransferLines)
    .map(({ handle, quantity, size }) =>
      [quantity, handle, ...(size && size !== 'One Size' ? [size] : [])].join(':'),
    );
  return items.length > 0 ? new URLSearchParams(items.map((item) => ['item', item])) : null;
}

const sharedItem = /^(\d{1,2}):([\p{L}\p{N}_-]{1,255})(?::(.{1,120}))?$/u;

/** Parses such a query, which anyone may have written. `cut`: it had more lines than are read. Null without a valid line. */
export function parseSharedItems(
  items: readonly unknown[],
): { lines: TransferLine[]; cut: boolean } | null {
  const lines = items.slice(0, maxTransferLines).flatMap((item): TransferLine[] => {
    const [, digits = '0', handle = '', size] = sharedItem.exec(String(item)) ?? [];
    const quantity = Math.min(Number(digits), maxPerLine);
    if (!handle || quantity < 1) return [];
    return [{ handle, title: titleOf(handle), size: size ?? 'One Size', quantity }];
  });
  return lines.length > 0 ? { lines, cut: items.length > maxTransferLines } : null;
}

/** A title made from the handle ('Halden pendant brass'), for a product that this store does not have. */
const titleOf = (handle: string): string =>
  handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
