import { Link } from '@remix-run/react';
import { CheckIcon, ChevronIcon } from '~/ui/icons';
import { facetGroups, type FacetGroup } from '../facets';
import { toggleValue } from '../filters';
import { listWith, type ListQuery, type ProductList } from '../list';
import { PriceForm } from './price-form';

interface Props {
  list: ProductList;
  query: ListQuery;
  /** URL of the list with another query. */
  hrefOf(query: ListQuery): string;
  /** Query parameters to keep: the search term. */
  keep: Record<string, string>;
}

/** The filter values. Each is a link, so it works without scripts and can be shared. */
function FilterPanel({ list, query, hrefOf, keep }: Props) {
  const groups = facetGroups(list.facets, query.filter);
  return (
    <div className="grid gap-x-8 gap-y-8 border-b border-stone py-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
      {groups.map((group) => (
        <FilterGroup key={group.title} group={group} query={query} hrefOf={hrefOf} />
      ))}
      <PriceForm range={list.facets.price} query={query} keep={keep} />
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
        {group.values.map(({ value, label, count, chosen }) => (
          <li key={value}>
            <Link
              to={hrefOf(listWith(query, { filter: toggleValue(query.filter, group.kind, value) }))}
              rel="nofollow"
              preventScrollReset
              className="flex min-h-9 items-center gap-2.5 small hover:underline"
            >
              <span
                className={`grid size-4 shrink-0 place-items-center border ${chosen ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight]' : 'border-muted'}`}
              >
                {chosen && <CheckIcon className="size-3" />}
              </span>
              <span className={chosen ? 'font-medium' : ''}>
                {chosen && <span className="sr-only">Remove </span>}
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

/** The panel behind a button; `chosen`: number of active filters. */
export function Filters({ chosen, ...panel }: Props & { chosen: number }) {
  return (
    <details className="group/filters w-full">
      <summary className="flex min-h-11 w-fit items-center gap-2 small font-medium">
        Filter{chosen > 0 && ` (${chosen})`}
        <ChevronIcon className="size-4 transition-transform group-open/filters:rotate-180" />
      </summary>
      <FilterPanel {...panel} />
    </details>
  );
}
