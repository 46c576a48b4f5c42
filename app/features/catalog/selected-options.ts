import { availabilityOf } from './availability';
import type { Product, Variant } from './product';
import type { Money } from '~/ui/money';

/** One value per product option, in order; null if none is selected. */
export type SelectedOptions = readonly (string | null)[];

type ProductOptions = Pick<Product, 'options' | 'variants'>;

/** `none`: the combination of options doesn't exist. */
export type ValueState = 'free' | 'out' | 'none';

export const optionField = (index: number): string => `option${index + 1}`;

/** Parameters of a product page's URL. Links may also use an option's name (`readSelectedOptions`). */
export const selectionParams = ['variant', 'option1', 'option2', 'option3'] as const;

/** The parameters of `params` that select options. */
export function selectionIn(
  { options }: Pick<Product, 'options'>,
  params: URLSearchParams,
): [name: string, value: string][] {
  const names: string[] = [...selectionParams, ...options.map(({ name }) => name)];
  return [...params].filter(([name]) => names.includes(name));
}

/** Replaces the selection in `params`, and keeps the parameters of other parts of the page. */
export function withSelection(
  { options }: Pick<Product, 'options'>,
  params: URLSearchParams,
  selection: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const names = options.map(({ name }) => name);
  for (const name of [...selectionParams, 'choose', ...names]) next.delete(name);
  for (const [name, value] of Object.entries(selection)) next.set(name, value);
  return next;
}

export const hasSeveralOptions = ({ options, variants }: ProductOptions): boolean =>
  options.length > 1 &&
  variants.length > 1 &&
  variants.every((variant) => variant.options.length === options.length);

/** Drops unknown values. An option's only value is always selected. */
export const parseSelectedOptions = (
  { options }: Pick<Product, 'options'>,
  fields: { get(name: string): unknown },
): SelectedOptions =>
  options.map(
    ({ values }, index) => valueIn(values, fields.get(optionField(index))) ?? onlyValue(values),
  );

const valueIn = (values: readonly string[], field: unknown): string | null =>
  values.find((value) => value === field) ?? null;

const onlyValue = (values: readonly string[]): string | null =>
  values.length === 1 ? values[0]! : null;

/** More than one option must be chosen. */
export const isChoiceOpen = (product: ProductOptions): boolean =>
  hasSeveralOptions(product) &&
  product.options.filter(({ values }) => values.length > 1).length > 1;

/**
 * The first variant with 'Add to bag', else the first for preorder or backorder. Null if several options must be
 * chosen, or if all variants are sold out.
 */
export function initialVariant(product: ProductOptions): Variant | null {
  if (isChoiceOpen(product)) return null;
  const buyable = product.variants.filter((one) => availabilityOf(one).button === 'add');
  return buyable.find((one) => availabilityOf(one).label === 'Add to bag') ?? buyable[0] ?? null;
}

/** From form fields, or Shopify's URLs (`?Size=Small&Cable=Black`). */
export const readSelectedOptions = (
  { options }: Pick<Product, 'options'>,
  params: URLSearchParams,
): SelectedOptions =>
  options.map(
    ({ name, values }, index) =>
      valueIn(values, params.get(optionField(index))) ??
      valueIn(values, params.get(name)) ??
      onlyValue(values),
  );

export const optionFields = (selected: SelectedOptions): Record<string, string> =>
  Object.fromEntries(
    selected.flatMap((value, index) => (value === null ? [] : [[optionField(index), value]])),
  );

/** A product service may omit the variants' options. Such a variant is found only if it is the product's only one. */
export const findVariant = ({ variants }: Pick<Product, 'variants'>, selected: SelectedOptions) =>
  variants.find(
    ({ options }) =>
      (options.length > 0 || variants.length === 1) &&
      options.every((value, index) => value === selected[index]),
  ) ?? null;

/** All null without a variant. */
export const selectedOptionsOf = (
  { options }: Pick<Product, 'options'>,
  variant: Variant | null,
): SelectedOptions => options.map((_, index) => variant?.options[index] ?? null);

export const matchingVariants = <V extends Pick<Variant, 'options'>>(
  variants: readonly V[],
  selected: SelectedOptions,
): V[] =>
  variants.filter(({ options }) =>
    options.every((own, index) => selected[index] === null || own === selected[index]),
  );

/** The variant's price, or the lowest that the selected options allow. */
export function shownPrice(
  product: Pick<Product, 'variants' | 'price' | 'priceMax' | 'compareAt'>,
  variant: Variant | null,
  selected: SelectedOptions,
): { shown: { price: Money; compareAt: Money | null }; from: boolean } {
  if (variant) return { shown: variant, from: false };
  const left = matchingVariants(product.variants, selected);
  // Use the product's own prices: `variants` may lack the cheapest variant.
  if (selected.every((value) => value === null) || left.length === 0) {
    return { shown: product, from: product.priceMax.amount > product.price.amount };
  }
  const cheapest = left.reduce((one, other) =>
    other.price.amount < one.price.amount ? other : one,
  );
  return {
    shown: cheapest,
    from: left.some(({ price }) => price.amount > cheapest.price.amount),
  };
}

export function stateOf(variants: readonly Variant[]): ValueState {
  if (variants.length === 0) return 'none';
  return variants.every((one) => availabilityOf(one).button === 'out-of-stock') ? 'out' : 'free';
}

/** 'Choose a size first.'; null if the option is selected. */
export const missingOption = (
  { options }: Pick<Product, 'options'>,
  selected: SelectedOptions,
  at: number,
): string | null => {
  const name = options[at]?.name.toLowerCase();
  if (!name || selected[at] !== null) return null;
  return `Choose ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} first.`;
};

/** Null if none is missing. */
export const firstMissing = (
  product: Pick<Product, 'options'>,
  selected: SelectedOptions,
): string | null => {
  const at = selected.indexOf(null);
  return at < 0 ? null : missingOption(product, selected, at);
};

/** Set if the selection is complete but matches no variant. */
export const selectionProblem = (
  product: Pick<Product, 'variants'>,
  selected: SelectedOptions,
): string | null =>
  selected.includes(null) || findVariant(product, selected)
    ? null
    : `${selected.join(' / ')} isn’t available. Please choose another option.`;
