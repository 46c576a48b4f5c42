import type { CardProduct } from '~/features/catalog/card-product';
import { ProductCard } from '~/features/catalog/ui/product-card';
import { Carousel } from '~/ui/carousel';
import { Sample, Section } from './section';

const slide = '*:w-[62%] sm:*:w-[40%] md:*:w-[calc((100%-3rem)/4)]';

export const Carousels = ({ cards }: { cards: CardProduct[] }) => (
  <Section title="Carousel">
    <Sample title="More slides than fit">
      <Carousel label="Many pendants" slideClass={slide} arrowClass="top-[36%]">
        {cards.map((card) => (
          <ProductCard key={card.id} product={card} pictures="one" />
        ))}
      </Carousel>
    </Sample>
    <Sample title="All slides fit">
      <Carousel label="One pendant" slideClass={slide}>
        {cards.slice(0, 1).map((card) => (
          <ProductCard key={card.id} product={card} pictures="one" />
        ))}
      </Carousel>
    </Sample>
  </Section>
);
