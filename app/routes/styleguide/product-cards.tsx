import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import type { CardProduct } from '~/features/catalog/card-product';
import { CardHeart, ProductCard } from '~/features/catalog/ui/product-card';
import { Sample, Section } from './section';

const longTitle = 'Halden Pendant with a Name that Goes on for Rather Longer than Anybody Expected';

export function ProductCards({ cards }: { cards: CardProduct[] }) {
  const [card] = cards;
  if (!card) return null;
  const plain: CardProduct = {
    ...card,
    saleLabel: false,
    partlyReduced: false,
    soldOut: false,
    compareAt: null,
    priceMax: card.price,
  };
  const compareAt = { ...card.price, amount: card.price.amount + 40 };
  const several: CardProduct = {
    ...plain,
    priceMax: compareAt,
    firstVariant: card.firstVariant && {
      ...card.firstVariant,
      title: 'Small / Linen',
      price: compareAt,
    },
  };
  const soldOut: CardProduct = {
    ...plain,
    soldOut: true,
    firstVariant: card.firstVariant && {
      ...card.firstVariant,
      inventory: 0,
      available: false,
      policy: 'DENY',
    },
  };
  return (
    <Section title="Product card">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
        {[
          { title: 'One picture', node: <ProductCard product={plain} pictures="one" /> },
          { title: 'A second one while pointed at', node: <ProductCard product={plain} /> },
          { title: 'Carousel', node: <ProductCard product={plain} pictures="carousel" /> },
          {
            title: 'Sale',
            node: <ProductCard product={{ ...plain, saleLabel: true, compareAt }} />,
          },
          {
            title: 'Variants that differ in price',
            node: <ProductCard product={{ ...plain, priceMax: compareAt }} />,
          },
          {
            title: 'Some variants reduced',
            node: <ProductCard product={{ ...plain, priceMax: compareAt, partlyReduced: true }} />,
          },
          {
            title: 'Sale, and sold out',
            node: <ProductCard product={{ ...soldOut, saleLabel: true, compareAt }} />,
          },
          {
            title: 'Without heart',
            node: (
              <CardHeart.Provider value={null}>
                <ProductCard product={plain} />
              </CardHeart.Provider>
            ),
          },
          {
            title: 'Quick add',
            node: <ProductCard product={plain} action={() => <QuickAdd product={plain} />} />,
          },
          {
            title: 'Quick add of one of several variants',
            node: <ProductCard product={several} action={() => <QuickAdd product={several} />} />,
          },
          {
            title: 'Out of stock',
            node: <ProductCard product={soldOut} action={() => <QuickAdd product={soldOut} />} />,
          },
          {
            title: 'No swatches, no finish',
            node: <ProductCard product={{ ...plain, swatches: [], finish: null }} />,
          },
          {
            title: 'No picture',
            node: <ProductCard product={{ ...plain, images: [] }} />,
          },
          {
            title: 'Long title',
            node: <ProductCard product={{ ...plain, title: longTitle }} />,
          },
        ].map(({ title, node }) => (
          <li key={title} className="min-w-0">
            <Sample title={title}>{node}</Sample>
          </li>
        ))}
      </ul>
    </Section>
  );
}
