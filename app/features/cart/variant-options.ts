/** The variants that an add-to-cart form, and the form that changes a line, offer. Safe in the browser. */
import { availabilityOf } from '~/features/catalog/availability';
import type { CardProduct } from '~/features/catalog/card-product';
import { hasOwnTitle, sizeLabel, type Product } from '~/features/catalog/product';
import type { Money } from '~/ui/money';
import type { CartLine } from './cart';

/** Label of the add button for one variant. */
export type AddLabel = 'Add to bag' | 'Backorder' | 'Preorder' | 'Out of stock';

/** A variant as an option of an add-to-cart form. */
export interface VariantOption {
  /** Digits of the variant's gid. */
  id: string;
  label: string;
  add: AddLabel;
}

type Stock = Parameters<typeof availabilityOf>[0];

const labelOf = (stock: NonNullable<Stock>): AddLabel => {
  const { label } = availabilityOf(stock);
  return label === 'Select Option' ? 'Out of stock' : label;
};

/** All variants of a product, in the product's order. */
export const variantOptions = ({ variants }: Pick<Product, 'variants'>): VariantOption[] =>
  variants.map((variant) => ({
    id: variant.id,
    label: sizeLabel(variant.title),
    add: labelOf(variant),
  }));

/** What a card's add button adds. */
export interface QuickOption extends VariantOption {
  /** Price of the variant, where the card's own does not tell it; else null. */
  price: Money | null;
}

/**
 * The product card's add button adds the card's first variant (`CardProduct`); null without one. Its label is empty for a product
 * without options. The card's price is the lowest one, so it is the variant's only if all have the same.
 */
export function firstVariantOption({
  firstVariant,
  price,
  priceMax,
}: Pick<CardProduct, 'firstVariant' | 'price' | 'priceMax'>): QuickOption | null {
  if (!firstVariant) return null;
  const { id, title } = firstVariant;
  return {
    id,
    label: hasOwnTitle(title) ? title : '',
    add: labelOf(firstVariant),
    price: priceMax.amount > price.amount ? firstVariant.price : null,
  };
}

/** Legend of the options: 'Size', or 'Size / Shade' when a variant combines several. */
export const optionsLegend = ({ options }: Pick<Product, 'options'>): string =>
  options.map(({ name }) => name).join(' / ');

/** A variant that a line can become. */
export interface LineChoice extends VariantOption {
  price: Money;
}

/** What a line can become. */
export interface LineOptions {
  /** The line's gid. */
  line: string;
  /** 'Size', or 'Size / Shade'. */
  legend: string;
  /** Null when they cannot be read. */
  choices: LineChoice[] | null;
  /** The same variant in each finish of the design, its own first; empty for one that has no others. */
  finishes: LineChoice[];
}

type Changeable = Pick<Product, 'options' | 'variants' | 'finish'>;

/**
 * What a line of this product can become; `product` is null when it cannot be read. `others`: the same design in
 * other finishes, each a product of its own.
 */
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
