import { useSyncExternalStore } from 'react';
import { ButtonLink } from '~/ui/button';
import { ProductCard } from './product-card';
import type { Found } from './use-search';

/** Windows in which the overlay shows fewer results. */
const narrow = '(max-width: 843.98px)';
const limits = { narrow: 10, wide: 12 };

const subscribe = (change: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
};
const useLimit = () =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(narrow).matches ? limits.narrow : limits.wide),
    () => limits.wide,
  );

/** The overlay's results, and a link to all of them. */
export function SearchResults({ found, loading }: { found: Found | null; loading: boolean }) {
  const limit = useLimit();
  const count = found?.count ?? found?.products.length ?? 0;
  return (
    <div aria-busy={loading}>
      <p role="status" className={count > 0 ? 'sr-only' : 'small text-muted empty:hidden [&]:pt-6'}>
        {found && (count > 0 ? `${count} results` : 'No results found. Please try again.')}
        {!found && loading && 'Searching…'}
      </p>
      {found && found.products.length > 0 && (
        <>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pt-8 sm:grid-cols-3 lg:grid-cols-6">
            {found.products.slice(0, limit).map((product) => (
              <li key={product.id}>
                <ProductCard product={product} pictures="one" />
              </li>
            ))}
          </ul>
          <p className="pt-8 pb-4 text-center">
            <ButtonLink
              to={`/search?${new URLSearchParams({ q: found.term })}`}
              look="outline"
              small
            >
              See more results
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
