import type { ReactNode } from 'react';
import { Carousel } from '~/ui/carousel';
import type { CardProduct } from '../../card-product';
import { designsOf } from '../../designs';
import { ProductCard } from '../product-card';

interface Props {
  title: string;
  products: CardProduct[];
  action?: (product: CardProduct) => ReactNode;
}

export function ProductCarousel({ title, products, action }: Props) {
  if (products.length === 0) return null;
  const designs = designsOf(products);
  return (
    <section className="frame band">
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
