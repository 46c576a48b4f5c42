/** What an add-to-bag form offers, from the product as pages know it. Safe in the browser. spec §4. */
import { availabilityOf } from '~/features/catalog/availability';
import type { CardProduct } from '~/features/catalog/card';
import type { Product } from '~/features/catalog/product';
import { sizeOf } from './cart';

/** What the add button says for one variant, spec §4 "Add-to-cart display". */
export type AddLabel = 'Add to bag' | 'Backorder' | 'Preorder' | 'Out of stock';

/** A variant to choose in an add-to-bag form. */
export interface Choice {
  /** Digits of the variant. */
  id: string;
  label: string;
  add: AddLabel;
}

type Stock = Parameters<typeof availabilityOf>[0];

const labelOf = (stock: NonNullable<Stock>): AddLabel => {
  const { label } = availabilityOf(stock);
  return label === 'Select Option' ? 'Out of stock' : label;
};

/** All variants of a product, in its order. */
export const choicesOf = ({ variants }: Pick<Product, 'variants'>): Choice[] =>
  variants.map((variant) => ({
    id: variant.id,
    label: sizeOf(variant.title),
    add: labelOf(variant),
  }));

/** spec §2 "Product card": the card's control adds the first variant. */
export const firstChoiceOf = ({ firstVariant }: Pick<CardProduct, 'firstVariant'>): Choice[] =>
  firstVariant ? [{ id: firstVariant.id, label: '', add: labelOf(firstVariant) }] : [];

/** Over the choices: 'Size', or 'Size / Shade' where a variant stands for several options. */
export const legendOf = ({ options }: Pick<Product, 'options'>): string =>
  options.map(({ name }) => name).join(' / ');
