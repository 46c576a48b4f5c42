import type { ReactNode } from 'react';
import { List } from '~/ui/list';
import type { CardProduct } from '../../card-product';
import { pageSize } from '../../product-list';
import { ProductCard } from '../product-card';

export function ProductGrid({
  products,
  firstPage,
  action,
  beside = false,
}: {
  products: CardProduct[];
  /** Number of the first page, for infinite scroll; each page's first card gets `data-page`. */
  firstPage?: number;
  action?: (product: CardProduct) => ReactNode;
  /** Leaves room for a column of filters in wide windows. */
  beside?: boolean;
}) {
  return (
    <List
      className={`grid grid-cols-2 gap-x-4 gap-y-10 wrap-anywhere md:grid-cols-3 md:gap-x-6 md:gap-y-14 ${beside ? '' : 'xl:grid-cols-4'}`}
    >
      {products.map((product, index) => (
        <li key={product.id} data-page={pageStarting(index, firstPage)}>
          <ProductCard product={product} eager={index < 2} action={action?.(product)} />
        </li>
      ))}
    </List>
  );
}

const pageStarting = (index: number, firstPage: number | undefined) =>
  firstPage !== undefined && index % pageSize === 0 ? firstPage + index / pageSize : undefined;
