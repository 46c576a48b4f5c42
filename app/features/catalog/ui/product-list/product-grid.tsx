import type { ReactNode } from 'react';
import { List } from '~/ui/list';
import type { CardProduct } from '../../card-product';
import { pageSize } from '../../product-list';
import { ProductCard } from '../product-card';

/** Two, three or four cards per row. `action`: shown below each card. */
export function ProductGrid({
  products,
  firstPage,
  action,
}: {
  products: CardProduct[];
  /** For infinite scroll: the number of the first page. The first card of each page gets `data-page`. */
  firstPage?: number;
  action?: (product: CardProduct) => ReactNode;
}) {
  return (
    <List className="grid grid-cols-2 gap-x-4 gap-y-10 wrap-anywhere md:grid-cols-3 md:gap-x-6 md:gap-y-14 xl:grid-cols-4">
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
