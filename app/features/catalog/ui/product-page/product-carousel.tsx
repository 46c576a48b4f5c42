import type { ReactNode } from 'react';
import { Carousel } from '~/ui/carousel';
import type { CardProduct } from '../../card-product';
import { designsOf } from '../../designs';
import { ProductCard } from '../product-card';

interface Props {
  title: string;
  products: CardProduct[];
  /** Whether it is far below the first screen. */
  late?: boolean;
  action?: (product: CardProduct) => ReactNode;
}

export function ProductCarousel({ title, products, late = false, action }: Props) {
  if (products.length === 0) return null;
  const designs = designsOf(products);
  return (
    <section
      className={`frame band ${late ? 'render-late [--height:30rem] md:[--height:28rem] lg:[--height:36rem] wide:[--height:45rem]' : ''}`}
    >
      <h2 className="mb-8 heading-md">{title}</h2>
      <Carousel
        label={title}
        slideClass={`auto-cols-[62%] sm:auto-cols-[40%] md:auto-cols-[calc((100%-3rem)/4)] ${designs.length > 4 ? 'wide:auto-cols-[calc((100%-4rem)/5)]' : ''}`}
        trackClass="card-row"
        gapClass="gap-x-4"
        arrowClass="top-[36%]"
      >
        {designs.map(({ product, finishes }) => (
          <ProductCard
            key={product.id}
            product={product}
            finishes={finishes}
            pictures="one"
            action={action}
          />
        ))}
      </Carousel>
    </section>
  );
}
