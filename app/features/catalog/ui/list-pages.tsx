import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pager } from '~/ui/pager';
import { pageSize, type ListQuery, type ProductList } from '../list';
import { ProductGrid } from './product-grid';

interface Props {
  list: ProductList;
  query: ListQuery;
  /** Address of a page, 0-based. */
  hrefOf(page: number): string;
}

/** The products of one page with links to its neighbours, or the way back from past the end. */
export function ListPages({ list, query, hrefOf }: Props) {
  if (list.products.length === 0) {
    return (
      <EmptyState
        title={`There is no page ${query.pageNo + 1} here`}
        action={<ButtonLink to={hrefOf(0)}>Back to the first page</ButtonLink>}
      >
        The list may have become shorter since.
      </EmptyState>
    );
  }
  return (
    <>
      <ProductGrid products={list.products} />
      <Pager
        page={query.pageNo}
        pageCount={list.count === null ? null : Math.ceil(list.count / pageSize)}
        hasNext={list.hasNext}
        hrefOf={hrefOf}
      />
    </>
  );
}
