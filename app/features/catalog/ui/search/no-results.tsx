import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { firstFinishes } from '../../designs';
import type { SearchSuggestion } from '../../search-suggestion.server';
import { ProductGrid } from '../product-list/product-grid';

const maxShown = 8;

/** The right spelling, or results for part of the term. */
export function NoResults({ suggestion }: { suggestion: SearchSuggestion | null }) {
  if (!suggestion) return null;
  const { search, list } = suggestion;
  return (
    <section className="mt-10">
      <h2 className="heading-md">
        <SuggestedTerm {...suggestion} />
      </h2>
      <div className="mt-8">
        <ProductGrid products={firstFinishes(list.products).slice(0, maxShown)} />
      </div>
      {list.products.length > maxShown && (
        <p className="pt-10 text-center">
          <ButtonLink to={`/search${search}`} look="outline" small>
            See more results
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** 'Did you mean pendant?', or 'Similar products: pendant'. */
export function SuggestedTerm({
  term,
  isSpelling,
  search,
}: Pick<SearchSuggestion, 'term' | 'isSpelling' | 'search'>) {
  const link = (
    <Link to={`/search${search}`} discover="none" className="text-link">
      {term}
    </Link>
  );
  return isSpelling ? <>Did you mean {link}?</> : <>Similar products: {link}</>;
}
