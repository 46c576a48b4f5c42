import { designsOf } from '~/features/catalog/designs';
import { ProductCard } from '~/features/catalog/ui/product-card';
import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/page-slice';
import { Carousel } from '~/ui/carousel';

export function FeaturedProducts({
  slice: { primary, products },
}: SliceProps<'featured_products'>) {
  if (products.length === 0) return null;
  return (
    <section className="frame band">
      <SliceHeading {...primary} />
      <Carousel
        label={primary.title || 'Products'}
        slideClass="*:w-[72%] sm:*:w-[42%] md:*:w-[calc((100%-3rem)/3)] lg:*:w-[calc((100%-4.5rem)/4)] wide:*:w-[calc((100%-6rem)/5)]"
        gapClass="gap-6"
        arrowClass="top-[36%]"
      >
        {designsOf(products).map(({ product, finishes }) => (
          <ProductCard key={product.id} product={product} finishes={finishes} pictures="one" />
        ))}
      </Carousel>
    </section>
  );
}
