import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { ReactNode } from 'react';
import type { CardProduct } from '../../card-product';
import { ProductRail } from '../product-page/product-rail';

interface Props {
  /** What sells best; nothing is shown without it. */
  products: CardProduct[];
  /** Shown below each card: an add button. */
  action?: (product: CardProduct) => ReactNode;
}

/** Best sellers, for a page without content of its own. */
export const BestSellers = (props: Props) => <ProductRail title="What others like" {...props} />;

/** A search field for a page without content of its own: a plain form that leads to the results. */
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
