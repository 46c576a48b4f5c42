/** Shared and transferred carts. */
import { isHandle } from '~/features/catalog/handle';
import {
  sizeLabel,
  type ProductImage,
  type Variant,
  type VariantChoice,
} from '~/features/catalog/product';
import { isSize } from '~/features/catalog/option-names';
import { maxPerLine, type CartLine } from './cart';

/** Ids and prices differ between stores. */
export interface TransferLine {
  handle: string;
  title: string;
  /** The size; 'One Size' if the product has no options. */
  size: string | null;
  quantity: number;
}

export interface ResolvedLine {
  packed: TransferLine;
  /** Null if it isn't sold here, is out of stock, or needs a selling plan. */
  variant: Pick<Variant, 'id' | 'price'> | null;
  needsPlan?: true;
  finish: string | null;
  image: ProductImage | null;
}

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
      finish: product?.finish ?? null,
      image: variant?.image ?? product?.image ?? null,
    };
  });

export const maxTransferLines = 25;

/** In bytes. The shop limits URLs to 8 KB, including the site and the path. */
const maxShareLength = 7500;

/** Selling plans differ between stores. Without its plan, a line would be a one-time purchase at another price. */
export const isTransferable = ({ plan }: Pick<CartLine, 'plan'>): boolean => plan === undefined;

/**
 * `item=2:halden-pendant-brass:Large / Black` per line, as many as fit into a URL; null if no line can be shared. In
 * URLs, non-Latin handles and sizes are up to nine times as long.
 */
export function shareParams(
  lines: readonly Pick<CartLine, 'handle' | 'size' | 'quantity' | 'plan'>[],
): URLSearchParams | null {
  const items = lines
    .filter((line) => line.quantity > 0 && isTransferable(line))
    .slice(0, maxTransferLines)
    .map(({ handle, quantity, size }) =>
      [quantity, handle, ...(isSize(size) ? [size] : [])].join(':'),
    );
  while (paramsOf(items).toString().length > maxShareLength) items.pop();
  return items.length > 0 ? paramsOf(items) : null;
}

const paramsOf = (items: readonly string[]) =>
  new URLSearchParams(items.map((item) => ['item', item]));

const sharedItem = /^(\d{1,2}):([^:]+)(?::(.{1,120}))?$/u;

/** `cut`: lines were dropped. Null if no item is valid. */
export function parseSharedItems(
  items: readonly unknown[],
): { lines: TransferLine[]; cut: boolean } | null {
  const lines = items.slice(0, maxTransferLines).flatMap((item): TransferLine[] => {
    const [, digits = '0', handle = '', size] = sharedItem.exec(String(item)) ?? [];
    const quantity = Math.min(Number(digits), maxPerLine);
    if (!isHandle(handle) || quantity < 1) return [];
    return [{ handle, title: titleOf(handle), size: size ?? 'One Size', quantity }];
  });
  return lines.length > 0 ? { lines, cut: items.length > maxTransferLines } : null;
}

const titleOf = (handle: string): string =>
  handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
