import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import type { SearchSuggestion } from '../../search-suggestion.server';
import { ProductGrid } from '../product-list/product-grid';

const maxShown = 8;

export function NoResults({ suggestion }: { suggestion: SearchSuggestion | null }) {
  if (!suggestion) return null;
  return (
    <section className="mt-10">
      <h2 className="heading-md">
        Did you mean{' '}
        <Link to={hrefOf(suggestion.term)} className="text-link">
          {suggestion.term}
        </Link>
        ?
      </h2>
      <div className="mt-8">
        <ProductGrid products={suggestion.list.products.slice(0, maxShown)} />
      </div>
      {suggestion.list.products.length > maxShown && (
        <p className="pt-10 text-center">
          <ButtonLink to={hrefOf(suggestion.term)} look="outline" small>
            See more results
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

const hrefOf = (term: string) => `/search?${new URLSearchParams({ q: term })}`;
