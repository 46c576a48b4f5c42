/** Choosing a variant option by option: which values go together. Safe in the browser. */
import { availabilityOf } from './availability';
import type { Product, Variant } from './product';

/** One value for each option of the product, in its order; null where nothing is picked yet. */
export type Picks = readonly (string | null)[];

type Chosen = Pick<Product, 'options' | 'variants'>;

/** What picking a value would come to: `none` is not made with the other picks. */
export type ValueState = 'free' | 'out' | 'none';

/** Form fields of the options: 'option1', 'option2', 'option3'. */
export const pickField = (index: number): string => `option${index + 1}`;

/** True where variants stand for several options, so that each gets a choice of its own. */
export const hasPicks = ({ options, variants }: Chosen): boolean =>
  options.length > 1 &&
  variants.length > 1 &&
  variants.every((variant) => variant.options.length === options.length);

/** What a form or an address picked; values that the product does not have are not picked. */
export const readPicks = (
  { options }: Pick<Product, 'options'>,
  fields: { get(name: string): unknown },
): Picks =>
  options.map(({ values }, index) => {
    const asked = fields.get(pickField(index));
    return values.find((value) => value === asked) ?? null;
  });

/** The fields that `readPicks` reads, for an address. */
export const pickFields = (picks: Picks): Record<string, string> =>
  Object.fromEntries(
    picks.flatMap((value, index) => (value === null ? [] : [[pickField(index), value]])),
  );

/** The variant that is picked; null while a pick is missing, and for what is not made. */
export const variantOfPicks = ({ variants }: Pick<Product, 'variants'>, picks: Picks) =>
  variants.find(({ options }) => options.every((value, index) => value === picks[index])) ?? null;

/** The picks that a variant stands for; nothing picked without one. */
export const picksOf = ({ options }: Pick<Product, 'options'>, variant: Variant | null): Picks =>
  options.map((_, index) => variant?.options[index] ?? null);

/** What the value of an option comes to, beside what is picked of the others. */
export function stateOfValue(
  { variants }: Pick<Product, 'variants'>,
  picks: Picks,
  at: number,
  value: string,
): ValueState {
  const left = variants.filter(({ options }) =>
    options.every((own, index) =>
      index === at ? own === value : picks[index] === null || own === picks[index],
    ),
  );
  if (left.length === 0) return 'none';
  return left.every((one) => availabilityOf(one).button === 'out-of-stock') ? 'out' : 'free';
}

/** Why a full set of picks is no variant; null while one is missing, and for a variant. */
export const picksProblem = (product: Pick<Product, 'variants'>, picks: Picks): string | null =>
  picks.includes(null) || variantOfPicks(product, picks)
    ? null
    : `${picks.join(' / ')} is not made. Please choose another.`;
