import { availabilityOf } from '~/features/catalog/availability';
import type { CardProduct } from '~/features/catalog/card-product';
import { hasOwnTitle, sizeLabel, type Product } from '~/features/catalog/product';
import type { Money } from '~/ui/money';
import type { CartLine } from './cart';

export type AddLabel = 'Add to bag' | 'Backorder' | 'Preorder' | 'Out of stock';

export interface VariantOption {
  /** Digits of the gid. */
  id: string;
  label: string;
  add: AddLabel;
}

type Stock = Parameters<typeof availabilityOf>[0];

const labelOf = (stock: NonNullable<Stock>): AddLabel => {
  const { label } = availabilityOf(stock);
  return label === 'Select Option' ? 'Out of stock' : label;
};

export const variantOptions = ({ variants }: Pick<Product, 'variants'>): VariantOption[] =>
  variants.map((variant) => ({
    id: variant.id,
    label: sizeLabel(variant.title),
    add: labelOf(variant),
  }));

/** Null if the product has no variants. The label is empty without options. */
export function firstVariantOption({
  firstVariant,
}: Pick<CardProduct, 'firstVariant'>): VariantOption | null {
  if (!firstVariant) return null;
  const { id, title } = firstVariant;
  return { id, label: hasOwnTitle(title) ? title : '', add: labelOf(firstVariant) };
}

/** 'Size', or 'Size / Shade'. */
export const optionsLegend = ({ options }: Pick<Product, 'options'>): string =>
  options.map(({ name }) => name).join(' / ');

export interface LineChoice extends VariantOption {
  price: Money;
}

export interface LineOptions {
  line: string;
  legend: string;
  choices: LineChoice[] | null;
  finishes: LineChoice[];
  /** The selling plans for the line's variant; missing if there are none. The id '' means a one-time purchase. */
  plans?: LineChoice[];
}

type Changeable = Pick<Product, 'options' | 'variants' | 'finish'>;

/** The product's variants, and its other finishes (`others`). `product` is null if it can't be read. */
export function lineOptions(
  { id, variantId }: Pick<CartLine, 'id' | 'variantId'>,
  product: Changeable | null,
  others: readonly Changeable[] = [],
): LineOptions {
  const title = product?.variants.find((variant) => variant.id === variantId)?.title;
  const finishes = [...(product ? [product] : []), ...others].flatMap((one) => {
    const choice = choicesOf(one)[one.variants.findIndex((variant) => variant.title === title)];
    return choice && one.finish ? [{ ...choice, label: one.finish }] : [];
  });
  return {
    line: id,
    legend: product ? optionsLegend(product) : '',
    choices: product && choicesOf(product),
    finishes: finishes.length > 1 ? finishes : [],
  };
}

const choicesOf = (product: Changeable): LineChoice[] =>
  variantOptions(product).map((option, index) => ({
    ...option,
    price: product.variants[index]!.price,
  }));
