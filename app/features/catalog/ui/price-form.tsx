import { Form, useSearchParams } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { filterFields, priceProblem, type PriceRange } from '../filters';
import type { ListQuery } from '../list';
import { HiddenFields } from './hidden-fields';

interface Props {
  /** The list's price range, for the placeholders. */
  range: PriceRange | null;
  query: ListQuery;
  keep: Record<string, string>;
}

/** Price range form. Both ends are needed; an invalid range stays in the fields, with the reason why it is ignored. */
export function PriceForm({ range, query, keep }: Props) {
  const [params] = useSearchParams();
  const others = filterFields({ ...query.filter, price: null });
  const problem = priceProblem(params) ?? undefined;
  const typed = (name: string) => (params.get(name) ?? '').slice(0, 20);
  const shown = `${typed('minPrice')}-${typed('maxPrice')}`;
  return (
    <Form method="get" preventScrollReset key={shown} aria-label="Price">
      <HiddenFields fields={{ ...keep, ...others, ...(query.sort && { sort: query.sort }) }} />
      <h2 className="font-sans small font-medium">Price</h2>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Field
          label="Lowest"
          name="minPrice"
          inputMode="decimal"
          defaultValue={typed('minPrice')}
          placeholder={range ? String(Math.floor(range.min)) : undefined}
          maxLength={12}
        />
        <Field
          label="Highest"
          name="maxPrice"
          inputMode="decimal"
          defaultValue={typed('maxPrice')}
          placeholder={range ? String(Math.ceil(range.max)) : undefined}
          maxLength={12}
        />
      </div>
      {problem && <p className="mt-2 small text-sale">{problem}</p>}
      <Button look="outline" small className="mt-3">
        Apply price
      </Button>
    </Form>
  );
}
