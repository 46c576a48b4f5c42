import { Form, useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { searchProducts } from '~/features/catalog/catalog.server';
import { readListQuery, searchSorts } from '~/features/catalog/list';
import { isFiltered } from '~/features/catalog/filters';
import { isLoadFailure } from '~/features/catalog/load-failure.server';
import { pageMeta } from '~/ui/page-meta';
import { ListView } from '~/features/catalog/ui/list-view';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

/** spec §2 "/search?q={term}". An empty term asks nobody; without an answer the results stay empty. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const term = (params.get('q') ?? '').trim().slice(0, 100);
  const query = readListQuery(params);
  const list = await searchProducts(context, term, query).catch((error: unknown) => {
    if (!isLoadFailure(error)) throw error;
    context.log.error('search-failed', { error });
    context.outcome.unavailable = true;
    return null;
  });
  const pastEnd = query.pageNo > 0 && list?.products.length === 0 && term !== '';
  return data(
    {
      term,
      query,
      list,
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
    <div className="frame pt-10 pb-20">
      <h1 className="heading-lg">Search</h1>
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
      {term && <Results />}
    </div>
  );
}

function Results() {
  const { term, query, list } = useLoaderData<typeof loader>();
  if (!list) return <p role="status">We can’t search right now. Please try again.</p>;
  if (list.products.length === 0 && query.pageNo === 0 && !isFiltered(query.filter)) {
    return <p role="status">No results found. Please try again.</p>;
  }
  return (
    <ListView
      list={list}
      query={query}
      path="/search"
      keep={{ q: term }}
      source={{ q: term }}
      offered={searchSorts}
      ownOrder="Relevance"
    />
  );
}
