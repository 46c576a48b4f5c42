/** A bag on its way to a sibling store: what of it can be bought there. Safe in the browser. */
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
    return { packed, variant: variant ?? null };
  });
