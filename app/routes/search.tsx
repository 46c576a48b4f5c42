import { useLoaderData, useNavigation, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { getBestSellers } from '~/features/catalog/catalog.server';
import { isFiltered } from '~/features/catalog/filters';
import { byCodeText, insteadText, limitedText, noResults } from '~/features/catalog/no-results';
import {
  isNothing,
  listParams,
  searchSorts,
  type ProductList,
} from '~/features/catalog/product-list';
import { readSearch } from '~/features/catalog/search-words';
import { ProductListView } from '~/features/catalog/ui/product-list';
import { loadCached } from '~/features/catalog/ui/product-list/list-cache';
import { ProductGrid } from '~/features/catalog/ui/product-list/product-grid';
import { searchFailed } from '~/features/catalog/ui/search/search-failed';
import { NoResults } from '~/features/catalog/ui/search/no-results';
import { BestSellers } from '~/features/catalog/ui/search/fallback-content';
import { SearchForm } from '~/features/catalog/ui/search/search-form';
import { collectionsLike } from '~/features/navigation/collections-like';
import type { MenuLink } from '~/features/navigation/theme';
import { SearchStart } from '~/features/navigation/ui/search-start';
import { optionalInTime } from '~/platform/optional.server';
import { useShellData } from '~/routes/shell/shell-data';
import type { RouteHandle } from '~/route-handle';
import { pageMeta } from '~/ui/page-meta';
import { CheckedLink } from '~/ui/checked-link';
import { loadSearch } from './page-loaders/load-search.server';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: ['q', ...listParams],
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

/** 503 during an outage. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await loadSearch(context, readSearch(new URL(request.url).searchParams));
  const { list, texts, nothing } = found;
  const { typed, term, query } = found.search;
  const ignoresFilters = list?.byCode === true && isFiltered(query.filter);
  const [suggestion, bestSellers] = await Promise.all([
    found.suggestion,
    found.suggestion ? optionalInTime(context, 'best-sellers-failed', getBestSellers, []) : [],
  ]);
  const pastEnd = list !== null && isNothing(list) && term !== '' && query.pageNo > 0;
  return data(
    {
      typed,
      term,
      query,
      list,
      texts,
      nothing,
      ignoresFilters,
      currency: context.market.currency,
      suggestion,
      bestSellers,
      seo: {
        title: typed ? `Search: ${typed}` : 'Search',
        siteName: context.env.SITE_NAME,
        description: null,
        canonical: new URL('/search', context.env.SITE_URL).href,
        hidden: true,
        missing: pastEnd,
      },
    },
    { status: list === null ? 503 : pastEnd ? 404 : 200 },
  );
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadCached(request, () => serverLoader<typeof loader>());

export default function SearchPage() {
  const { typed, term, list, texts, nothing, bestSellers } = useLoaderData<typeof loader>();
  const { state } = useNavigation();
  return (
    <>
      <div className="frame pt-14 pb-20 md:pt-20">
        <h1 className="heading-xl">Search</h1>
        <SearchForm term={typed} />
        <div aria-busy={state !== 'idle'}>
          {/* Must stay mounted, or screen readers don't announce changes. */}
          <p role="status" className={term && (!list || nothing) ? undefined : 'sr-only'}>
            {term && announcementOf(list, nothing, texts.length > 0)}
          </p>
          {term && <Others />}
          {term ? <Results /> : <Start />}
        </div>
      </div>
      <BestSellers products={bestSellers} action={(product) => <QuickAdd product={product} />} />
    </>
  );
}

function Others() {
  const { term, texts, list } = useLoaderData<typeof loader>();
  const theme = useShellData()?.theme;
  const collections = theme ? collectionsLike(theme, list?.instead ?? term) : [];
  return (
    <>
      {list?.instead && list.products.length > 0 && (
        <p className="mb-6">{insteadText(term, list.instead)}</p>
      )}
      <LinkGroup title="Collections" links={collections} />
      <LinkGroup
        title="Pages and articles"
        links={texts.map(({ title, path }) => ({
          text: title,
          link: { href: path, newTab: false },
        }))}
      />
      {list?.also && (
        <LinkGroup
          title="See also"
          links={[{ text: list.also, link: { href: searchPath(list.also), newTab: false } }]}
        />
      )}
    </>
  );
}

const searchPath = (term: string) => `/search?${new URLSearchParams({ q: term })}`;

function LinkGroup({ title, links }: { title: string; links: MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-2 font-sans font-medium">{title}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {links.map(({ text, link }) => (
          <li key={link.href}>
            <CheckedLink link={link} className="text-link">
              {text}
            </CheckedLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function announcementOf(
  list: Pick<ProductList, 'count'> | null,
  nothing: boolean,
  hasTexts: boolean,
): string {
  if (!list) return searchFailed;
  if (nothing) return noResults(hasTexts);
  if (list.count === null) return 'Results found';
  return `${list.count} ${list.count === 1 ? 'result' : 'results'}`;
}

function Results() {
  const { term, query, list, nothing, ignoresFilters, currency, suggestion } =
    useLoaderData<typeof loader>();
  if (!list) return null;
  if (nothing) {
    return (
      <>
        <NoResults suggestion={suggestion} />
        <Start />
      </>
    );
  }
  if (list.limited || list.byCode) {
    return (
      <>
        {(list.limited || ignoresFilters) && (
          <p role="status" className="mb-10 text-muted">
            {list.limited ? limitedText : byCodeText}
          </p>
        )}
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
      announced={false}
      action={(product) => <QuickAdd product={product} />}
    />
  );
}

function Start() {
  const { term } = useLoaderData<typeof loader>();
  const theme = useShellData()?.theme;
  return theme && <SearchStart theme={theme} id="start" browse={term ? 'Or browse' : 'Browse'} />;
}
