import type { ReactNode } from 'react';
import type { CardProduct } from '../card';
import { ProductCard } from './product-card';

/** Two, three or four cards a row. `heart`: laid over each picture. */
export function ProductGrid({
  products,
  heart,
}: {
  products: CardProduct[];
  heart?: (product: CardProduct) => ReactNode;
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 md:gap-y-14 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < 2}>
            {heart?.(product)}
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}
