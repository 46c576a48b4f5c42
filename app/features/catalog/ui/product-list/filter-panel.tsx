import { Link, Form, useSearchParams } from '@remix-run/react';
import { CheckIcon, ChevronIcon } from '~/ui/icons';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { facetGroups, type FacetGroup } from '../../facets';
import { toggleValue, filterFields, priceProblem, type PriceRange } from '../../filters';
import { listWith, type ListQuery, type ProductList } from '../../product-list';
import { HiddenFields } from './hidden-fields';

interface Props {
  list: ProductList;
  query: ListQuery;
  /** URL of the list with another query. */
  hrefOf(query: ListQuery): string;
  /** Further query parameters of the list: the search term. */
  searchParams: Record<string, string>;
}

/** The panel behind a button; `count`: number of selected values. */
export function Filters({ count, ...panel }: Props & { count: number }) {
  return (
    <details className="group/filters w-full">
      <summary className="flex min-h-11 w-fit items-center gap-2 small font-medium">
        Filter{count > 0 && ` (${count})`}
        <ChevronIcon className="size-4 transition-transform group-open/filters:rotate-180" />
      </summary>
      <FilterPanel {...panel} />
    </details>
  );
}

/** The filter values. Each is a link, so it works without scripts and can be shared. */
function FilterPanel({ list, query, hrefOf, searchParams }: Props) {
  const groups = facetGroups(list.facets, query.filter);
  return (
    <div className="grid gap-x-8 gap-y-8 border-b border-stone py-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
      {groups.map((group) => (
        <FilterGroup key={group.title} group={group} query={query} hrefOf={hrefOf} />
      ))}
      <PriceForm range={list.facets.price} query={query} searchParams={searchParams} />
    </div>
  );
}

function FilterGroup({
  group,
  query,
  hrefOf,
}: { group: FacetGroup } & Pick<Props, 'query' | 'hrefOf'>) {
  return (
    <section>
      <h2 className="font-sans small font-medium">{group.title}</h2>
      <ul className="mt-2 max-h-72 overflow-y-auto">
        {group.values.map(({ value, label, count, selected }) => (
          <li key={value}>
            <Link
              to={hrefOf(listWith(query, { filter: toggleValue(query.filter, group.kind, value) }))}
              rel="nofollow"
              preventScrollReset
              className="flex min-h-9 items-center gap-2.5 small hover:underline"
            >
              <span
                className={`grid size-4 shrink-0 place-items-center border ${selected ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight]' : 'border-muted'}`}
              >
                {selected && <CheckIcon className="size-3" />}
              </span>
              <span className={selected ? 'font-medium' : ''}>
                {selected && <span className="sr-only">Remove </span>}
                {label}
              </span>
              <span className="text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Price range form. Both ends are needed; an invalid range stays in the fields, with the reason why it is ignored. */
function PriceForm({
  range,
  query,
  searchParams,
}: {
  /** The list's price range, for the placeholders. */
  range: PriceRange | null;
} & Pick<Props, 'query' | 'searchParams'>) {
  const [params] = useSearchParams();
  const others = filterFields({ ...query.filter, price: null });
  const problem = priceProblem(params) ?? undefined;
  const typed = (name: string) => (params.get(name) ?? '').slice(0, 20);
  const shown = `${typed('minPrice')}-${typed('maxPrice')}`;
  return (
    <Form method="get" preventScrollReset key={shown} aria-label="Price">
      <HiddenFields
        fields={{ ...searchParams, ...others, ...(query.sort && { sort: query.sort }) }}
      />
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
