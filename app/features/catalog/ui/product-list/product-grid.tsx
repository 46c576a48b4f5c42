import type { ReactNode } from 'react';
import { List } from '~/ui/list';
import type { CardProduct } from '../../card-product';
import { designsOf } from '../../designs';
import { pageSize } from '../../product-list';
import { ProductCard } from '../product-card';

interface Props {
  products: readonly CardProduct[];
  /** Each product has its own card; by default, finishes share one. */
  separate?: boolean;
  /** Each page's first card has the page's number as `data-page`. */
  firstPage?: number;
  action?: (product: CardProduct) => ReactNode;
  beside?: boolean;
}

export function ProductGrid({ products, separate = false, firstPage, action, beside }: Props) {
  const designs = separate
    ? products.map((product, at) => ({ product, finishes: [], at }))
    : designsOf(products);
  const pageOf = (index: number) => {
    const design = designs[index];
    return design && Math.floor(design.at / pageSize);
  };
  return (
    <List
      className={`card-rows grid grid-cols-2 gap-x-4 wrap-anywhere md:grid-cols-3 md:gap-x-6 ${beside ? '' : 'xl:grid-cols-4'} wide:grid-cols-5`}
    >
      {designs.map(({ product, finishes }, index) => (
        <li
          key={product.id}
          data-page={
            firstPage !== undefined && pageOf(index) !== pageOf(index - 1)
              ? firstPage + pageOf(index)!
              : undefined
          }
        >
          <ProductCard product={product} finishes={finishes} eager={index < 2} action={action} />
        </li>
      ))}
    </List>
  );
}
