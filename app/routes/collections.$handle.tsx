import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { getBestSellers, getCollection } from '~/features/catalog/catalog.server';
import { itemListData } from '~/features/catalog/json-ld';
import { pageSize } from '~/features/catalog/page-size';
import {
  firstPage,
  isNothing,
  listParams,
  listSearch,
  readListQuery,
  sorts,
  type Sort,
} from '~/features/catalog/product-list';
import { isFiltered } from '~/features/catalog/filters';
import { ProductListView } from '~/features/catalog/ui/product-list';
import { BestSellers } from '~/features/catalog/ui/search/fallback-content';
import { loadCached } from '~/features/catalog/ui/product-list/list-cache';
import { optionalInTime } from '~/platform/optional.server';
import { collectionPath, crumbOf, trailTo, type MenuLink } from '~/features/navigation/theme';
import { useShellData } from '~/routes/shell/shell-data';
import type { RouteHandle } from '~/route-handle';
import { pageMeta } from '~/ui/page-meta';
import { Breadcrumb } from '~/ui/breadcrumb';
import { ButtonLink } from '~/ui/button';
import { CleanHtml } from '~/ui/clean-html';
import { EmptyState } from '~/ui/empty-state';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { orNotFound } from './page-loaders/or-not-found.server';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: listParams,
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

const crumbsOf = (title: string, trail: MenuLink[]) => [
  { label: 'Home', to: '/' },
  ...trail.slice(0, -1).map(crumbOf),
  { label: title },
];

/** Redirects to /not-found if the collection doesn't exist. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const handle = params.handle ?? '';
  const collection = await orNotFound(
    context,
    'catalog-load-failed',
    getCollection(context, handle, query),
  );
  const { products, count, hasNext, facets, onlyLeftOut, ...about } = collection;
  const { title, seo } = about;
  const page = query.pageNo > 0 ? `, page ${query.pageNo + 1}` : '';
  const path = `${collectionPath(about.handle)}${listSearch({ ...firstPage, pageNo: query.pageNo })}`;
  const nothing = isNothing(collection);
  const isEmpty = nothing && query.pageNo === 0 && !isFiltered(query.filter);
  const pastEnd = nothing && query.pageNo > 0;
  return data(
    {
      collection: about,
      isEmpty,
      bestSellers: isEmpty
        ? await optionalInTime(context, 'best-sellers-failed', getBestSellers, [])
        : [],
      list: { products, count, hasNext, facets, ...(onlyLeftOut && { onlyLeftOut }) },
      currency: context.market.currency,
      query,
      seo: {
        title: `${seo.title ?? title}${page}`,
        siteName: context.env.SITE_NAME,
        description: seo.description,
        canonical: new URL(path, context.env.SITE_URL).href,
        hidden: pastEnd,
        missing: pastEnd,
      },
    },
    { status: pastEnd ? 404 : 200 },
  );
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadCached(request, () => serverLoader<typeof loader>());

/** 'manual' is the collection's default order. */
const sortOptions = (Object.keys(sorts) as Sort[]).filter((sort) => sort !== 'manual');

export default function CollectionPage() {
  const { collection, list, isEmpty, bestSellers, currency, query, seo } =
    useLoaderData<typeof loader>();
  const { handle, title, descriptionHtml } = collection;
  const theme = useShellData()?.theme;
  const crumbs = crumbsOf(title, theme ? trailTo(theme, collectionPath(handle)) : []);
  return (
    <>
      <div className="frame pt-6 pb-20">
        <JsonLd of={import.meta.env.SSR && breadcrumbList(crumbs, seo.canonical)} />
        {list.products.length > 0 && (
          <JsonLd
            of={
              import.meta.env.SSR &&
              itemListData(title, list.products, query.pageNo * pageSize, seo.canonical)
            }
          />
        )}
        <Breadcrumb crumbs={crumbs} />
        <header className="mt-8 mb-10 max-w-2xl md:mt-12">
          <h1 className="heading-xl">{title}</h1>
          {descriptionHtml && (
            <CleanHtml html={descriptionHtml} className="prose-calm mt-5 text-muted" />
          )}
        </header>
        {isEmpty ? (
          <EmptyState
            title="Nothing here yet"
            action={<ButtonLink to="/">Continue Shopping</ButtonLink>}
          />
        ) : (
          <ProductListView
            list={list}
            currency={currency}
            query={query}
            path={collectionPath(handle)}
            source={{ collection: handle }}
            sortOptions={sortOptions}
            defaultSortLabel="Featured"
            action={(product) => <QuickAdd product={product} />}
          />
        )}
      </div>
      <BestSellers products={bestSellers} action={(product) => <QuickAdd product={product} />} />
    </>
  );
}
