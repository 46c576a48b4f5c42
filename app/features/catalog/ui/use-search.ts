import { useEffect, useState } from 'react';
import type { ProductList } from '../list';

/** In ms after the last key. */
const debounceMs = 300;

export interface Found extends Pick<ProductList, 'products' | 'count'> {
  /** The term of these results. */
  term: string;
}

/**
 * Searches while the shopper types: debounced, and never for an empty term. A late reply to an older
 * term is ignored; a failure clears the results.
 */
export function useSearch(typed: string): { found: Found | null; loading: boolean } {
  const term = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    setLoading(false);
    if (!term) {
      setFound(null);
      return;
    }
    const control = new AbortController();
    const ask = async () => {
      setLoading(true);
      try {
        const address = `/lists?${new URLSearchParams({ q: term })}`;
        const reply = await fetch(address, { signal: control.signal });
        if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
        const { products, count } = (await reply.json()) as ProductList;
        if (!control.signal.aborted) setFound({ term, products, count });
      } catch (error) {
        if (control.signal.aborted) return;
        console.warn('The search failed.', error);
        setFound(null);
      }
      if (!control.signal.aborted) setLoading(false);
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [term]);
  return { found, loading };
}
