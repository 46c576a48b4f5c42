import { Form, useSearchParams } from '@remix-run/react';
import type { CurrencyCode } from '~/platform/stores/codes';
import { CheckIcon, ChevronIcon, CloseIcon } from '~/ui/icons';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Link } from '~/ui/link';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { facetGroups, type FacetGroup } from '../../facets';
import {
  toggleValue,
  filterFields,
  priceProblem,
  type PriceRange,
  noFilter,
  splitTag,
  withoutValue,
  type ListFilter,
} from '../../filters';
import { listWith, type ListQuery, type ProductList } from '../../product-list';

interface FiltersProps {
  list: ProductList;
  query: ListQuery;
  /** URL of the list with another query. */
  hrefOf(query: ListQuery): string;
  /** Further query parameters of the list: the search term. */
  searchParams: Record<string, string>;
}

/** The panel behind a button; `count`: number of selected values. */
export function Filters({ count, ...panel }: FiltersProps & { count: number }) {
  return (
    <details className="group/filters w-full">
      <summary className="flex min-h-11 w-fit items-center gap-2 small font-medium">
        Filter{count > 0 && ` (${count})`}
        <ChevronIcon className="size-4 eased group-open/filters:rotate-180" />
      </summary>
      <FilterPanel {...panel} />
    </details>
  );
}

/** The filter values. Each is a link, so it works without scripts and can be shared. */
function FilterPanel({ list, query, hrefOf, searchParams }: FiltersProps) {
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
}: { group: FacetGroup } & Pick<FiltersProps, 'query' | 'hrefOf'>) {
  return (
    <section>
      <h2 className="font-sans small font-medium">{group.title}</h2>
      <ul className="filter-values">
        {group.values.map(({ value, label, count, selected }) => (
          <li key={value}>
            <Link
              to={hrefOf(listWith(query, { filter: toggleValue(query.filter, group.kind, value) }))}
              rel="nofollow"
              preventScrollReset
            >
              <span
                className={
                  selected
                    ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                    : undefined
                }
              >
                {selected && <CheckIcon className="size-3" />}
              </span>
              <span className={selected ? 'font-medium' : undefined}>
                {selected && <span className="sr-only">Remove </span>}
                {label}
              </span>
              <span>{count}</span>
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
} & Pick<FiltersProps, 'query' | 'searchParams'>) {
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

interface Chip {
  label: string;
  without: ListFilter;
}

/** The active filters, each a link that removes it, and the reason when the price is ignored. */
export function FilterChips({
  query,
  currency,
  hrefOf,
}: { currency: CurrencyCode } & Pick<FiltersProps, 'query' | 'hrefOf'>) {
  const [params] = useSearchParams();
  const chips = useChips(query.filter, currency);
  const problem = priceProblem(params);
  if (chips.length === 0 && !problem) return null;
  const href = (filter: ListFilter) => hrefOf(listWith(query, { filter }));
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      {problem && <p className="w-full small text-sale">{problem}</p>}
      {chips.length > 0 && (
        <>
          <ul aria-label="Active filters" className="flex flex-wrap gap-2">
            {chips.map(({ label, without }) => (
              <li key={label}>
                <Link
                  to={href(without)}
                  rel="nofollow"
                  preventScrollReset
                  className="flex min-h-9 items-center gap-2 bg-sand px-3.5 small hover:bg-stone"
                >
                  <span className="sr-only">Remove </span>
                  {label}
                  <CloseIcon className="size-3" />
                </Link>
              </li>
            ))}
          </ul>
          <Link to={href(noFilter)} preventScrollReset className="px-2 small text-link">
            Clear all
          </Link>
        </>
      )}
    </div>
  );
}

function useChips(filter: ListFilter, currency: CurrencyCode): Chip[] {
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const { types, tags, price } = filter;
  return [
    ...types.flat().map((value) => ({
      label: value,
      without: withoutValue(filter, 'types', value),
    })),
    ...tags.flat().map((value) => {
      const { kind, label } = splitTag(value);
      return {
        label: kind ? `${kind}: ${label}` : label,
        without: withoutValue(filter, 'tags', value),
      };
    }),
    ...(price
      ? [
          {
            label: `${money(price.min)} to ${money(price.max)}`,
            without: { ...filter, price: null },
          },
        ]
      : []),
  ];
}

/** Query parameters that a GET form sends along. */
export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
