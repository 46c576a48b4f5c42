/** This module can run in the browser. */
import { listsByVariant, type VariantList } from '~/features/catalog/by-variant';
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

/** Keyed by the number in the variant's id. Variants whose parts Shopify doesn't know are missing. */
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

/** See `listsByVariant`. */
export const shownContents = (
  contents: BundleContents,
  variants: readonly { id: string; title: string }[],
  selected: string | null,
): VariantList<BundlePart>[] =>
  listsByVariant(
    contents,
    variants,
    selected,
    ({ variantId, quantity }) => `${variantId}:${quantity}`,
  );
