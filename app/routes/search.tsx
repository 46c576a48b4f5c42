import { Form, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { searchProducts } from '~/features/catalog/catalog.server';
import { readListQuery, searchSorts } from '~/features/catalog/product-list';
import { isFiltered } from '~/features/catalog/filters';
import { getSearchSuggestion } from '~/features/catalog/search-suggestion.server';
import { ProductListView } from '~/features/catalog/ui/product-list';
import { ProductGrid } from '~/features/catalog/ui/product-list/product-grid';
import { NoResults } from '~/features/catalog/ui/search/no-results';
import { isUnavailable } from '~/platform/fetch/unavailable';
import type { loader as rootLoader } from '~/root';
import { pageMeta } from '~/ui/page-meta';
import { CheckedLink } from '~/ui/checked-link';
import { Button, buttonClass } from '~/ui/button';
import { Field } from '~/ui/field';

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

/** `/search?q={term}`. An empty term sends no request; during an outage the page is a 503 without results. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const term = (params.get('q') ?? '').trim().slice(0, 100);
  const query = readListQuery(params);
  const list = await searchProducts(context, term, query).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    context.log.error('search-failed', { error });
    context.outcome.unavailable = true;
    return null;
  });
  const isNothing =
    list?.products.length === 0 && query.pageNo === 0 && !isFiltered(query.filter) && term !== '';
  const pastEnd = query.pageNo > 0 && list?.products.length === 0 && term !== '';
  return data(
    {
      term,
      query,
      list,
      currency: context.market.currency,
      suggestion: isNothing ? await getSearchSuggestion(context, term) : null,
      seo: {
        title: term ? `Search: ${term}` : 'Search',
        siteName: context.env.SITE_NAME,
        description: null,
        canonical: new URL('/search', context.env.SITE_URL).href,
        hidden: true,
      },
    },
    { status: list === null ? 503 : pastEnd ? 404 : 200 },
  );
}

export default function SearchPage() {
  const { term } = useLoaderData<typeof loader>();
  return (
    <div className="frame pt-14 pb-20 md:pt-20">
      <h1 className="heading-xl">Search</h1>
      <Form
        key={term}
        method="get"
        action="/search"
        role="search"
        className="mt-8 mb-10 flex max-w-2xl items-end gap-3"
      >
        <div className="grow">
          <Field
            label="What are you looking for?"
            name="q"
            type="search"
            defaultValue={term}
            maxLength={100}
          />
        </div>
        <Button>Search</Button>
      </Form>
      {term ? <Results /> : <TopCollections />}
    </div>
  );
}

function Results() {
  const { term, query, list, currency, suggestion } = useLoaderData<typeof loader>();
  if (!list) return <p role="status">We can’t search right now. Please try again.</p>;
  if (list.products.length === 0 && query.pageNo === 0 && !isFiltered(query.filter)) {
    return (
      <>
        <NoResults suggestion={suggestion} />
        <TopCollections />
      </>
    );
  }
  if (list.limited) {
    return (
      <>
        <p role="status" className="mb-10 text-muted">
          Our search is limited right now. These are the first matches by name.
        </p>
        <ProductGrid
          products={list.products}
          action={(product) => <QuickAdd product={product} />}
        />
      </>
    );
  }
  return (
    <ProductListView
      list={list}
      currency={currency}
      query={query}
      path="/search"
      searchParams={{ q: term }}
      source={{ q: term }}
      sortOptions={searchSorts}
      defaultSortLabel="Relevance"
      action={(product) => <QuickAdd product={product} />}
    />
  );
}

/** Suggestions: the collections of the menu's top level. */
function TopCollections() {
  const { term } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const collections = (root?.theme.menu ?? []).filter(({ link }) =>
    link.href.startsWith('/collections/'),
  );
  if (collections.length === 0) return null;
  return (
    <nav aria-labelledby="top-collections" className="mt-12">
      <h2 id="top-collections" className="heading-md">
        {term ? 'Or look through' : 'Look through'}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {collections.map(({ text, link }) => (
          <li key={link.href}>
            <CheckedLink link={link} className={buttonClass({ look: 'outline', small: true })}>
              {text}
            </CheckedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
