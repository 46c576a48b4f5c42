/** Safe in the browser. */
import { availabilityOf } from './availability';
import type { Product, Variant } from './product';

/** One per product option, in order; null if not selected. */
export type SelectedOptions = readonly (string | null)[];

type ProductOptions = Pick<Product, 'options' | 'variants'>;

/** `none`: the combination doesn't exist. */
export type ValueState = 'free' | 'out' | 'none';

export const optionField = (index: number): string => `option${index + 1}`;

/** True if variants combine options, which are then selected one by one. */
export const hasSeveralOptions = ({ options, variants }: ProductOptions): boolean =>
  options.length > 1 &&
  variants.length > 1 &&
  variants.every((variant) => variant.options.length === options.length);

/** Ignores values that the product doesn't have. */
export const parseSelectedOptions = (
  { options }: Pick<Product, 'options'>,
  fields: { get(name: string): unknown },
): SelectedOptions =>
  options.map(({ values }, index) => {
    const field = fields.get(optionField(index));
    return values.find((value) => value === field) ?? null;
  });

/** Reads the form's fields, or option names as in Shopify's URLs (`?Size=Small&Cable=Black`). */
export function readSelectedOptions(
  product: Pick<Product, 'options'>,
  params: URLSearchParams,
): SelectedOptions {
  const byField = parseSelectedOptions(product, params);
  return product.options.map(
    ({ name, values }, index) =>
      byField[index] ?? values.find((value) => value === params.get(name)) ?? null,
  );
}

export const optionFields = (selected: SelectedOptions): Record<string, string> =>
  Object.fromEntries(
    selected.flatMap((value, index) => (value === null ? [] : [[optionField(index), value]])),
  );

/** Null while an option is missing, or if the combination doesn't exist. */
export const findVariant = ({ variants }: Pick<Product, 'variants'>, selected: SelectedOptions) =>
  variants.find(({ options }) => options.every((value, index) => value === selected[index])) ??
  null;

/** All null without a variant. */
export const selectedOptionsOf = (
  { options }: Pick<Product, 'options'>,
  variant: Variant | null,
): SelectedOptions => options.map((_, index) => variant?.options[index] ?? null);

/** The value's state, given the other selected options. */
export function optionValueState(
  { variants }: Pick<Product, 'variants'>,
  selected: SelectedOptions,
  at: number,
  value: string,
): ValueState {
  const left = variants.filter(({ options }) =>
    options.every((own, index) =>
      index === at ? own === value : selected[index] === null || own === selected[index],
    ),
  );
  if (left.length === 0) return 'none';
  return left.every((one) => availabilityOf(one).button === 'out-of-stock') ? 'out' : 'free';
}

/** Set if the selection is complete but matches no variant. */
export const selectionProblem = (
  product: Pick<Product, 'variants'>,
  selected: SelectedOptions,
): string | null =>
  selected.includes(null) || findVariant(product, selected)
    ? null
    : `${selected.join(' / ')} isn’t available. Please choose another option.`;
