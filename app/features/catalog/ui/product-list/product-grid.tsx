import type { ReactNode } from 'react';
import { List } from '~/ui/list';
import type { CardProduct } from '../../card-product';
import { designsOf } from '../../designs';
import { ProductCard } from '../product-card';

interface Props {
  products: readonly CardProduct[];
  /** Each product has its own card; by default, finishes share one. */
  separate?: boolean;
  /** Page numbers by product id. Each page's first card has the page's number as `data-page`. */
  pageNos?: ReadonlyMap<string, number>;
  action?: (product: CardProduct) => ReactNode;
  beside?: boolean;
}

export function ProductGrid({ products, separate = false, pageNos, action, beside }: Props) {
  const designs = separate
    ? products.map((product) => ({ product, finishes: [] }))
    : designsOf(products);
  const pageOf = (index: number) => {
    const design = designs[index];
    return design && pageNos?.get(design.product.id);
  };
  return (
    <List
      className={`card-rows grid grid-cols-2 gap-x-4 wrap-anywhere md:grid-cols-3 md:gap-x-6 ${beside ? '' : 'xl:grid-cols-4'} wide:grid-cols-5`}
    >
      {designs.map(({ product, finishes }, index) => (
        <li
          key={product.id}
          data-page={pageOf(index) === pageOf(index - 1) ? undefined : pageOf(index)}
        >
          <ProductCard product={product} finishes={finishes} eager={index < 2} action={action} />
        </li>
      ))}
    </List>
  );
}
