import * as v from 'valibot';
import type { Filter } from '../shopify/storage/types';
import { ApiError } from '../world/api-error';

const values = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  v.transform((list) => [...new Set(list.filter((value) => value !== ''))]),
  v.maxLength(50),
);
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const clauseSchema = v.variant('field', [
  v.strictObject({ field: v.literal('product_type'), operator: v.literal('IN'), value: values }),
  v.strictObject({ field: v.literal('tags'), operator: v.literal('IN'), value: values }),
  v.strictObject({
    field: v.literal('price'),
    operator: v.literal('BETWEEN'),
    value: v.pipe(
      v.strictTuple([amount, amount]),
      v.check(([min, max]) => min <= max, 'The lower price comes first.'),
    ),
  }),
  v.strictObject({
    field: v.literal('available'),
    operator: v.literal('EQUALS'),
    value: v.boolean(),
  }),
]);

const filterSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(clauseSchema),
  v.check((clauses) => clauses.filter(({ operator }) => operator === 'IN').length <= 10),
);

/**
 * `text` is a JSON array of clauses, each with a field and its accepted values. A product must
 * match every clause.
 */
export function parseFilter(text: string | null): Pick<Filter, 'groups' | 'price'> {
  if (text === null || text === '') return {};
  const parsed = v.safeParse(filterSchema, text);
  if (!parsed.success) {
    throw new ApiError(400, 'bad_filter', parsed.issues.map(({ message }) => message).join(' '));
  }
  const types: string[][] = [];
  const tags: string[][] = [];
  let price: Filter['price'];
  let available: boolean | undefined;
  for (const clause of parsed.output) {
    if (clause.field === 'price') price = narrow(price, clause.value);
    else if (clause.field === 'available') available = clause.value;
    else if (clause.value.length > 0) (clause.field === 'tags' ? tags : types).push(clause.value);
  }
  return { groups: { types, tags, available }, ...(price && { price }) };
}

function narrow(price: Filter['price'], [min, max]: [number, number]): Filter['price'] {
  return {
    min: Math.max(min, price?.min ?? min),
    max: Math.min(max, price?.max ?? max),
  };
}
