import { useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import { getCollection } from '~/features/catalog/catalog.server';
import { readListQuery } from '~/features/catalog/product-list';
import type { CardProduct } from '~/features/catalog/card-product';
import { optional } from '~/platform/optional.server';
import { pageMeta } from '~/ui/page-meta';
import { Buttons } from './buttons';
import { Carousels } from './carousels';
import { Fields } from './fields';
import { Layers } from './layers';
import { Parts } from './parts';
import { ProductCards } from './product-cards';
import { RightToLeft } from './right-to-left';
import { Tokens } from './tokens';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: 'Style guide', siteName: data.siteName, hidden: true }) : [];

/** `/styleguide` */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = readListQuery(new URLSearchParams());
  const collection = getCollection(context, 'pendants', query);
  const list = await optional(context, 'styleguide-failed', collection, null);
  const currency = context.market.currency;
  return {
    siteName: context.env.SITE_NAME,
    cards: list?.products.length ? list.products.slice(0, 6) : [sampleCard(currency)],
  };
}

export default function StyleGuide() {
  const { siteName, cards } = useLoaderData<typeof loader>();
  return (
    <div className="frame pb-24">
      <header className="max-w-3xl py-14 md:py-20">
        <h1 className="heading-xl">Style guide</h1>
        <p className="mt-6 text-lead text-muted">
          How {siteName} looks and speaks: its tokens, its parts in every state, its cards.
        </p>
      </header>
      <Tokens />
      <Buttons />
      <Fields />
      <Parts picture={cards[0]?.images[0]} />
      <Carousels cards={cards} />
      <Layers siteName={siteName} />
      <ProductCards cards={cards} />
      <RightToLeft card={cards[0]} />
    </div>
  );
}

const sampleCard = (currency: string): CardProduct => ({
  id: 'sample',
  gid: 'gid://shopify/Product/0',
  handle: 'sample',
  title: 'Sample Pendant',
  vendor: 'Sample',
  finish: 'Brass',
  rating: { value: 4.6, best: 5, worst: 1, count: 23 },
  images: [],
  saleLabel: false,
  partlyReduced: false,
  soldOut: false,
  price: { amount: 189, currency },
  priceMax: { amount: 189, currency },
  compareAt: null,
  swatches: [],
  firstVariant: null,
});
