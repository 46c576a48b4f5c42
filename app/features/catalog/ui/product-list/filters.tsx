import { Form, Link, useSearchParams } from '@remix-run/react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { CurrencyCode } from '~/platform/stores/codes';
import { CloseButton } from '~/ui/close-button';
import { CloseIcon } from '~/ui/icons';
import { Button, buttonClass } from '~/ui/button';
import { Field } from '~/ui/field';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { spelled } from '~/ui/spelling';
import { PictureSwatch, Swatch } from '~/ui/swatch';
import { facetGroups, type FacetGroup } from '../../facets';
import {
  toggleValue,
  filterFields,
  isFiltered,
  priceProblem,
  type PriceRange,
  noFilter,
  openEnds,
  splitTag,
  withoutValue,
  type ListFilter,
} from '../../filters';
import { listWith, type ListQuery, type ProductList } from '../../product-list';

interface FiltersProps {
  list: ProductList;
  query: ListQuery;
  hrefOf(query: ListQuery): string;
  searchParams: Record<string, string>;
}

const panelId = 'filters';
const headingId = 'filters-heading';
const priceFormId = 'price';

/** These attributes open and close the panel without scripts; React 18's types lack them. */
const opens = { popovertarget: panelId };
const closes = { ...opens, popovertargetaction: 'hide' };

/** Must match the breakpoint `xl`. */
const wide = '(min-width: 80rem)';

export const FilterButton = ({ count }: { count: number }) => (
  <span data-alive className="xl:hidden">
    <button type="button" className={buttonClass({ look: 'outline' })} {...opens}>
      Filter{count > 0 && `\u00a0(${count})`}
    </button>
  </span>
);

/**
 * CSS shows this popover as a column in wide viewports. Filter values are links, so they work without scripts.
 * `busy`: the list is updating.
 */
export function FilterPanel(props: FiltersProps & { busy: boolean }) {
  const { list, query, hrefOf, searchParams, busy } = props;
  const { count } = list;
  const panel = useRef<HTMLElement>(null);
  useDialogWhileOpen(panel);
  return (
    <section
      ref={panel}
      id={panelId}
      {...{ popover: 'auto' }}
      aria-label="Filters"
      data-alive
      onBlur={closeBehind}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-[27.5rem] bg-paper text-ink shadow-float max-xl:slide-from-right xl:stick-below-header xl:inset-x-auto xl:bottom-auto xl:-ml-2 xl:block xl:h-auto xl:fit-below-header xl:max-w-none xl:bg-transparent xl:pl-2 xl:shadow-none print:hidden"
    >
      <div className="flex h-full flex-col xl:block">
        <div className="flex min-h-bar items-center justify-between border-b border-stone pr-3 pl-6 xl:sr-only">
          <h2 id={headingId} tabIndex={-1} className="heading-sm">
            Filters
          </h2>
          <span className="xl:hidden">
            <CloseButton {...closes} />
          </span>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 divided xl:overflow-visible xl:pr-3 xl:pl-0 xl:[&>:first-child]:pt-0">
          {!list.facets.noPrice && (
            <PriceForm range={list.facets.price} query={query} searchParams={searchParams} />
          )}
          {list.facets.inStock !== null && (
            <section className="py-6">
              <h3 className={groupTitle}>Availability</h3>
              <ul className="filter-values">
                <FilterValue
                  label="In stock"
                  count={list.facets.inStock}
                  selected={query.filter.inStock}
                  href={hrefOf(
                    listWith(query, {
                      filter: { ...query.filter, inStock: !query.filter.inStock },
                    }),
                  )}
                />
              </ul>
            </section>
          )}
          {facetGroups(list.facets, query.filter).map((group) => (
            <FilterGroup
              key={`${group.kind} ${group.title}`}
              group={group}
              query={query}
              hrefOf={hrefOf}
            />
          ))}
        </div>
        <div className="flex items-center gap-4 border-t border-stone px-6 py-4 xl:hidden">
          <button
            {...(list.facets.noPrice ? closes : { form: priceFormId })}
            type="submit"
            onClick={showList}
            aria-busy={busy || undefined}
            className={`flex-1 ${buttonClass({})}`}
          >
            {count === null
              ? 'Show products'
              : `Show ${count} ${count === 1 ? 'product' : 'products'}`}
          </button>
          {isFiltered(query.filter) && (
            <Link
              to={hrefOf(listWith(query, { filter: noFilter }))}
              discover="none"
              preventScrollReset
              className="small text-link"
            >
              Clear all
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

function useDialogWhileOpen(panel: RefObject<HTMLElement>) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const media = window.matchMedia(wide);
    const hide = () => media.matches && element.hidePopover?.();
    const mark = () => {
      if (element.matches(':popover-open')) element.setAttribute('role', 'dialog');
      else element.removeAttribute('role');
    };
    if (element.hidePopover !== undefined) mark();
    element.addEventListener('toggle', mark);
    media.addEventListener('change', hide);
    return () => {
      element.removeEventListener('toggle', mark);
      media.removeEventListener('change', hide);
    };
  }, [panel]);
}

function showList(event: MouseEvent<HTMLButtonElement>) {
  const fields = event.currentTarget.form?.querySelectorAll('input') ?? [];
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  if (!isTyped) event.preventDefault();
  document.getElementById(panelId)?.hidePopover?.();
}

/** Closes the sheet when Tab reaches the page behind it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
}

const groupTitle = 'mb-2 font-sans font-medium';

const maxShown = 8;

function FilterGroup({
  group: { title, kind, values },
  query,
  hrefOf,
}: { group: FacetGroup } & Pick<FiltersProps, 'query' | 'hrefOf'>) {
  const locale = useLocale();
  const isLong = values.length > maxShown + 2;
  const rest = isLong ? values.slice(maxShown) : [];
  // The group is expanded at first if a value beyond the first eight is selected. After that, only the shopper
  // changes it.
  const [open] = useState(() => rest.some(({ selected }) => selected));
  const hasSwatches = values.some(({ hex, image }) => hex ?? image);
  const item = ({ value, hex, image, ...one }: FacetGroup['values'][number]) => (
    <FilterValue
      key={value}
      {...one}
      {...(hasSwatches && { swatch: { hex, image } })}
      href={hrefOf(listWith(query, { filter: toggleValue(query.filter, kind, value) }))}
    />
  );
  return (
    <section className="py-6">
      <h3 className={groupTitle}>{spelled(title, locale)}</h3>
      <ul className="filter-values">{values.slice(0, isLong ? maxShown : undefined).map(item)}</ul>
      {isLong && (
        <details open={open}>
          <summary className="block py-2 small text-link">Show all {values.length}</summary>
          <ul className="filter-values">{rest.map(item)}</ul>
        </details>
      )}
    </section>
  );
}

function FilterValue({
  label,
  count,
  selected,
  href,
  swatch,
}: {
  label: string;
  count: number;
  selected: boolean;
  href: string;
  swatch?: { hex: string | undefined; image: string | undefined };
}) {
  const content = (
    <>
      {swatch?.image ? (
        <PictureSwatch src={swatch.image} className="size-4 shrink-0" />
      ) : (
        swatch && <Swatch colour={swatch.hex ?? null} className="size-4 shrink-0" />
      )}
      {label}
      <span>{count}</span>
    </>
  );
  return (
    <li>
      {count > 0 || selected ? (
        <Link
          to={href}
          rel="nofollow"
          discover="none"
          preventScrollReset
          aria-current={selected || undefined}
        >
          {selected && <span className="sr-only">Remove </span>}
          {content}
        </Link>
      ) : (
        <p>{content}</p>
      )}
    </li>
  );
}

/** Either field may be empty. An invalid range stays in the fields, with a message. */
function PriceForm({
  range,
  query,
  searchParams,
}: {
  range: PriceRange | null;
} & Pick<FiltersProps, 'query' | 'searchParams'>) {
  const [params] = useSearchParams();
  // A price in the search words ('under $200') is in the filter, but has no parameters in the URL.
  const { minPrice, maxPrice, ...others } = filterFields(query.filter);
  const problem = priceProblem(params);
  const problemId = useId();
  const marked = (name: 'minPrice' | 'maxPrice') =>
    problem?.fields.includes(name) && { 'aria-invalid': true, 'aria-describedby': problemId };
  const valueOf = (name: string, inFilter = '') => (params.get(name) ?? inFilter).slice(0, 20);
  const form = useRef<HTMLFormElement>(null);
  const [lowest, highest] = [valueOf('minPrice', minPrice), valueOf('maxPrice', maxPrice)];
  const shown = useRef({ lowest, highest });
  // Sets the uncontrolled fields after a URL change. Resetting them with a new `key` would lose the focus.
  useEffect(() => {
    if (shown.current.lowest === lowest && shown.current.highest === highest) return;
    shown.current = { lowest, highest };
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[inputmode]') ?? []) {
      field.value = field.name === 'minPrice' ? lowest : highest;
    }
  }, [lowest, highest]);
  return (
    <Form
      ref={form}
      id={priceFormId}
      method="get"
      preventScrollReset
      aria-label="Price"
      className="py-6"
    >
      <HiddenFields
        fields={{ ...searchParams, ...others, ...(query.sort && { sort: query.sort }) }}
      />
      <h3 className={groupTitle}>Price</h3>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Field
          label="Lowest"
          name="minPrice"
          inputMode="decimal"
          defaultValue={lowest}
          placeholder={range ? String(Math.floor(range.min)) : undefined}
          maxLength={12}
          {...marked('minPrice')}
        />
        <Field
          label="Highest"
          name="maxPrice"
          inputMode="decimal"
          defaultValue={highest}
          placeholder={range ? String(Math.ceil(range.max)) : undefined}
          maxLength={12}
          {...marked('maxPrice')}
        />
      </div>
      {/* Below both fields, because each is too narrow for the message. */}
      {problem && (
        <p id={problemId} className="mt-2 small text-sale">
          {problem.message}
        </p>
      )}
      <Button look="outline" small className="mt-3">
        Apply price
      </Button>
    </Form>
  );
}

interface Chip {
  key: string;
  label: string;
  without: ListFilter;
}

/** Each link removes its filter; the focus then moves to the next link. */
export function FilterChips({
  list: { facets },
  query,
  currency,
  hrefOf,
}: { currency: CurrencyCode } & Pick<FiltersProps, 'list' | 'query' | 'hrefOf'>) {
  const [params] = useSearchParams();
  const chips = useChips(query.filter, currency);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const left = list.current?.querySelectorAll('a') ?? [];
    const next = left[Math.min(removed.current, left.length - 1)];
    const button = document.querySelector<HTMLElement>(`[popovertarget=${panelId}]`);
    const isHidden = button?.offsetParent === null;
    const panel = isHidden ? document.getElementById(headingId) : button;
    (next ?? panel)?.focus({ preventScroll: true });
    removed.current = null;
  }, [chips.length]);
  const href = (filter: ListFilter) => hrefOf(listWith(query, { filter }));
  return (
    <>
      <p role="status" className="small text-sale not-empty:mb-6">
        {!facets.noPrice && priceProblem(params)?.message}
      </p>
      {chips.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center gap-2">
          <ul ref={list} aria-label="Active filters" className="flex flex-wrap gap-2">
            {chips.map(({ key, label, without }, index) => (
              <li key={key}>
                <Link
                  to={href(without)}
                  discover="none"
                  rel="nofollow"
                  preventScrollReset
                  onClick={() => (removed.current = index)}
                  className="flex min-h-9 items-center gap-2 bg-sand px-3.5 small hover:bg-stone"
                >
                  <span className="sr-only">Remove </span>
                  {label}
                  <CloseIcon className="size-3" />
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={href(noFilter)}
            discover="none"
            preventScrollReset
            onClick={() => (removed.current = 0)}
            className="px-2 small text-link"
          >
            Clear all
          </Link>
        </div>
      )}
    </>
  );
}

function useChips(filter: ListFilter, currency: CurrencyCode): Chip[] {
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const { types, tags, price, inStock } = filter;
  return [
    ...(inStock
      ? [{ key: 'stock', label: 'In stock', without: { ...filter, inStock: false } }]
      : []),
    ...types.flat().map((value) => ({
      key: `type ${value}`,
      label: value,
      without: withoutValue(filter, 'types', value),
    })),
    ...tags.flat().map((value) => {
      const { kind, label } = splitTag(value);
      return {
        key: `tag ${value}`,
        label: kind ? `${spelled(kind, locale)}: ${label}` : label,
        without: withoutValue(filter, 'tags', value),
      };
    }),
    ...(price
      ? [
          {
            key: 'price',
            label: priceLabel(price, money),
            without: { ...filter, price: null },
          },
        ]
      : []),
  ];
}

function priceLabel({ min, max }: PriceRange, money: (amount: number) => string): string {
  if (min === openEnds.min) return `Up to ${money(max)}`;
  if (max === openEnds.max) return `From ${money(min)}`;
  return `${money(min)} to ${money(max)}`;
}

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
