/** Bundles: products that consist of other products. This module can run in the browser. */
import { hasOwnTitle, type ProductImage } from '~/features/catalog/product';

export interface BundlePart {
  /** Digits of the gid. */
  variantId: string;
  handle: string;
  title: string;
  finish: string | null;
  /** '' if the product has only one variant. */
  variantTitle: string;
  /** Pieces in one bundle. */
  quantity: number;
  image: ProductImage | null;
  available: boolean;
}

/** By the digits of the variant's id. Variants whose parts Shopify doesn't know are missing. */
export type BundleContents = Record<string, BundlePart[]>;

/** 'Brass, Small / Black'; '' if neither is known. */
export const partWords = ({
  finish,
  variantTitle,
}: Pick<BundlePart, 'finish' | 'variantTitle'>): string =>
  [finish, hasOwnTitle(variantTitle) ? variantTitle : ''].filter(Boolean).join(', ');

/** Selects the variant if the product has several. */
export const partPath = ({
  handle,
  variantId,
  variantTitle,
}: Pick<BundlePart, 'handle' | 'variantId' | 'variantTitle'>): string =>
  `/products/${encodeURIComponent(handle)}${variantTitle ? `?variant=${variantId}` : ''}`;

export interface ShownContents {
  /** The variant's title; '' if all variants have the same parts. */
  of: string;
  parts: BundlePart[];
}

/** Returns the selected variant's parts. Without a variant, returns the parts of each variant that has other parts. */
export function shownContents(
  contents: BundleContents,
  variants: readonly { id: string; title: string }[],
  selected: string | null,
): ShownContents[] {
  const lists = variants.flatMap(({ id, title: of }) => {
    const parts = contents[id];
    return parts ? [{ id, of, parts }] : [];
  });
  const keys = new Set(lists.map(({ parts }) => keyOf(parts)));
  if (keys.size === 1 && lists.length === variants.length)
    return [{ of: '', parts: lists[0]!.parts }];
  return lists.filter(({ id }) => selected === null || id === selected);
}

const keyOf = (parts: readonly BundlePart[]) =>
  parts.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(' ');
