import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import type { SearchHelp } from '../../search-help.server';
import { ProductGrid } from '../product-list/product-grid';

const maxShown = 8;

/** A search without results, with suggestions. */
export function NoResults({ help }: { help: SearchHelp | null }) {
  return (
    <>
      <p role="status">No results found. Please try again.</p>
      {help && (
        <section className="mt-10">
          <h2 className="heading-md">
            Did you mean{' '}
            <Link to={hrefOf(help.term)} className="text-link">
              {help.term}
            </Link>
            ?
          </h2>
          <div className="mt-8">
            <ProductGrid products={help.list.products.slice(0, maxShown)} />
          </div>
          {help.list.products.length > maxShown && (
            <p className="pt-10 text-center">
              <ButtonLink to={hrefOf(help.term)} look="outline" small>
                See more results
              </ButtonLink>
            </p>
          )}
        </section>
      )}
    </>
  );
}

const hrefOf = (term: string) => `/search?${new URLSearchParams({ q: term })}`;
