import { Link } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { noResults } from '../../no-results';
import { offlineText } from '~/ui/offline-text';
import type { CardProduct } from '../../card-product';
import { designsOf } from '../../designs';
import { firstPage, listSearch, type FoundList } from '../../product-list';
import { ProductCard } from '../product-card';
import { debounceMs } from './debounce';
import { SuggestedTerm } from './no-results';
import { searchFailed } from './search-failed';

/** Narrow windows show fewer results. */
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

/** `start`: shown without a term or a result. */
export function SearchResults({ typed, start }: { typed: string; start: ReactNode }) {
  const { found, loading, problem } = useSearch(typed);
  const limit = useLimit();
  const count = found?.count ?? found?.products.length ?? 0;
  const texts = found?.texts ?? [];
  const note = count > 0 ? found?.note : undefined;
  return (
    <div aria-busy={loading}>
      <p
        role="status"
        className={count > 0 && !note ? 'sr-only' : 'small text-muted empty:hidden [&]:pt-6'}
      >
        {note && `${note} `}
        {found && <span className={note && 'sr-only'}>{newsOf(count, texts.length > 0)}</span>}
        {!found && (loading ? 'Searching…' : problem)}
      </p>
      {texts.length > 0 && (
        <ul aria-label="Pages and articles" className="flex flex-wrap gap-x-6 gap-y-3 pt-6">
          {texts.map(({ title, path }) => (
            <li key={path}>
              <Link to={path} discover="none" className="text-link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found?.suggestion && (
        <>
          <h2 className="pt-6 heading-sm">
            <SuggestedTerm {...found.suggestion} />
          </h2>
          <Cards products={found.suggestion.products} />
        </>
      )}
      {(typed.trim() === '' || found?.products.length === 0) && start}
      {found && found.products.length > 0 && (
        <>
          <Cards products={found.products} limit={limit} />
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

const Cards = ({ products, limit }: { products: CardProduct[]; limit?: number }) => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pt-8 sm:grid-cols-3 lg:grid-cols-6">
    {designsOf(products)
      .slice(0, limit)
      .map(({ product, finishes }) => (
        <li key={product.id}>
          <ProductCard product={product} finishes={finishes} pictures="one" />
        </li>
      ))}
  </ul>
);

function newsOf(count: number, hasTexts: boolean): string {
  if (count > 0) return `${count} ${count === 1 ? 'result' : 'results'}`;
  return noResults(hasTexts);
}

async function readPage(term: string, pageNo: number, signal: AbortSignal): Promise<FoundList> {
  const reply = await fetch(`/product-list${listSearch({ ...firstPage, pageNo }, { q: term })}`, {
    signal,
  });
  if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
  return (await reply.json()) as FoundList;
}

interface Found extends Pick<FoundList, 'products' | 'count' | 'texts' | 'note' | 'suggestion'> {
  term: string;
}

/** Ignores replies to earlier terms. A failure clears the results and sets `problem`. */
function useSearch(typed: string) {
  const term = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    setLoading(false);
    setProblem(undefined);
    if (!term) {
      setFound(null);
      return;
    }
    const control = new AbortController();
    const search = async () => {
      setLoading(true);
      try {
        const first = await readPage(term, 0, control.signal);
        const { products, hasNext } = first;
        if (control.signal.aborted) return;
        setFound({ ...first, term });
        if (hasNext && designsOf(products).length < limits.wide) {
          const more = await readPage(term, 1, control.signal).catch(() => null);
          if (more && !control.signal.aborted)
            setFound({ ...first, term, products: [...products, ...more.products] });
        }
      } catch (error) {
        if (control.signal.aborted) return;
        console.warn('The search failed.', error);
        setFound(null);
        setProblem(navigator.onLine ? searchFailed : offlineText);
      }
      if (!control.signal.aborted) setLoading(false);
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [term]);
  return { found, loading, problem };
}
