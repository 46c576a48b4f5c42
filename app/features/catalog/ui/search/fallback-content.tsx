import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { ReactNode } from 'react';
import type { CardProduct } from '../../card-product';
import { ProductCarousel } from '../product-page/product-carousel';

interface Props {
  products: CardProduct[];
  action?: (product: CardProduct) => ReactNode;
}

export const BestSellers = (props: Props) => (
  <ProductCarousel title="Popular products" {...props} />
);

export const SearchField = () => (
  <form
    action="/search"
    role="search"
    className="mx-auto flex max-w-xl items-end gap-3 px-5 text-left"
  >
    <div className="grow">
      <Field label="What are you looking for?" name="q" type="search" maxLength={100} />
    </div>
    <Button>Search</Button>
  </form>
);
