/** Selecting a variant option by option. Safe in the browser. */
import { availabilityOf } from './availability';
import type { Product, Variant } from './product';

/** The selected value of each option of the product, in order; null where none is selected yet. */
export type SelectedOptions = readonly (string | null)[];

type ProductOptions = Pick<Product, 'options' | 'variants'>;

/** The result of selecting a value: available, sold out, or `none` when no such combination exists. */
export type ValueState = 'free' | 'out' | 'none';

/** Name of an option's form field: 'option1', 'option2', 'option3'. */
export const optionField = (index: number): string => `option${index + 1}`;

/** True when variants combine several options, which are then selected one by one. */
export const hasSeveralOptions = ({ options, variants }: ProductOptions): boolean =>
  options.length > 1 &&
  variants.length > 1 &&
  variants.every((variant) => variant.options.length === options.length);

/** The options selected in a form; values that the product does not have are ignored. */
export const parseSelectedOptions = (
  { options }: Pick<Product, 'options'>,
  fields: { get(name: string): unknown },
): SelectedOptions =>
  options.map(({ values }, index) => {
    const field = fields.get(optionField(index));
    return values.find((value) => value === field) ?? null;
  });

/**
 * The options selected in a URL: by the form's fields, or by the options' own names, as Shopify's shops write them
 * (`?Size=Small&Cable=Black`). Other names and values are ignored.
 */
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

/** The fields that `parseSelectedOptions` reads, for a URL. */
export const optionFields = (selected: SelectedOptions): Record<string, string> =>
  Object.fromEntries(
    selected.flatMap((value, index) => (value === null ? [] : [[optionField(index), value]])),
  );

/** The selected variant; null while an option is missing, and for a combination that does not exist. */
export const findVariant = ({ variants }: Pick<Product, 'variants'>, selected: SelectedOptions) =>
  variants.find(({ options }) => options.every((value, index) => value === selected[index])) ??
  null;

/** The options of a variant; all null without one. */
export const selectedOptionsOf = (
  { options }: Pick<Product, 'options'>,
  variant: Variant | null,
): SelectedOptions => options.map((_, index) => variant?.options[index] ?? null);

/** The state of an option's value, given the values selected of the other options. */
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

/** Message when the selected options are complete but match no variant; otherwise null. */
export const selectionProblem = (
  product: Pick<Product, 'variants'>,
  selected: SelectedOptions,
): string | null =>
  selected.includes(null) || findVariant(product, selected)
    ? null
    : `${selected.join(' / ')} is not made. Please choose another.`;
