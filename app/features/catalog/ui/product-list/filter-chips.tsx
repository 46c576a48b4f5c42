import { Link, useSearchParams } from '@remix-run/react';
import type { CurrencyCode } from '~/platform/stores/codes';
import { CloseIcon } from '~/ui/icons';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { noFilter, priceProblem, splitTag, withoutValue, type ListFilter } from '../../filters';
import { listWith, type ListQuery } from '../../product-list';

interface Props {
  query: ListQuery;
  currency: CurrencyCode;
  hrefOf(query: ListQuery): string;
}

interface Chip {
  label: string;
  without: ListFilter;
}

/** The active filters, each a link that removes it, and the reason when the price is ignored. */
export function FilterChips({ query, currency, hrefOf }: Props) {
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
