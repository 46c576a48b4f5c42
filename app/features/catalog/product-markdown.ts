/** A product's facts as Markdown: what its page and its structured data say. */
import {
  blocks,
  bullets,
  heading,
  joined,
  link,
  inline,
  table,
  type Inline,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import { formatDay } from '~/ui/date';
import { availabilityOf, stockText } from './availability';
import type { CardProduct } from './card-product';
import { costText, deliveryOf, type Deliveries } from './delivery';
import type { Fact } from './description';
import { htmlMarkdown } from './html-markdown';
import type { OfferTerms } from './json-ld';
import { priceText, productLines, ratingText } from './list-markdown';
import { mergeFacts, sizeLabel, isSent, type Product } from './product';
import { leastToAdd, quantitiesInWords } from './quantity-rule';
import type { OfferedSample } from './offered-samples';
import { weightOf } from './variant-weight';

interface ProductPage {
  product: Product;
  deliveries: Deliveries;
  terms: Pick<OfferTerms, 'today'>;
  samples: readonly OfferedSample[];
  complements: readonly CardProduct[];
  recommendations: readonly CardProduct[];
  sameFinish: readonly CardProduct[];
}

const productPath = (handle: string) => `/products/${encodeURIComponent(handle)}`;

/** The first blocks of the page: the product's facts, price and links to buy it. */
export function productFacts(
  { product, deliveries, terms }: ProductPage,
  site: MarkdownSite,
): Markdown {
  const { title, finish, vendor, type, rating, related, price, priceMax, compareAt } = product;
  const from = priceMax.amount > price.amount;
  const others = related.map(({ label, handle }) =>
    link(label, site.addressOf(productPath(handle))),
  );
  return blocks([
    heading(1, title),
    joined(
      [
        priceText({ price, compareAt, from }, site),
        product.soldOut ? 'sold out' : 'available',
        rating && ratingText(rating),
      ],
      ', ',
    ),
    bullets([
      ...labelled('Brand', vendor),
      ...labelled('Type', type),
      ...labelled('Finish', finish),
      ...labelled('Also in', joined(others, ', ')),
      ...labelled('Delivery', deliveryText(product, deliveries, site)),
    ]),
    variantTable(product, terms.today, site),
    !product.soldOut &&
      product.plans !== 'required' &&
      inline`“Buy” leads to a page on which the shopper confirms what is added to the bag.`,
  ]);
}

const labelled = (label: string, value: Inline | null): Markdown[] => {
  const shown = joined([value]);
  return shown.source ? [inline`${label}: ${shown}`] : [];
};

function variantTable(product: Product, today: string, site: MarkdownSite): Markdown {
  return table(
    ['Variant', 'Price', 'Stock', 'Quantity', 'Code', 'Page', 'Buy'],
    product.variants.map((variant) => [
      sizeLabel(variant.title),
      priceText(variant, site),
      stockText(variant, today),
      variant.rule && quantitiesInWords(variant.rule),
      variant.sku,
      link('Page', site.addressOf(`${productPath(product.handle)}?variant=${variant.id}`)),
      // The link adds the variant without a plan, so a product that requires a plan has no link.
      availabilityOf(variant).button === 'add' && product.plans !== 'required'
        ? link('Buy', site.addressOf(`/cart/${variant.id}:${leastToAdd(variant.rule, 0)}`))
        : null,
    ]),
  );
}

function deliveryText(product: Product, deliveries: Deliveries, { locale }: MarkdownSite): string {
  if (!product.variants.some(isSent)) return 'not shipped';
  const delivery = deliveryOf(product, null, deliveries);
  const { destination, free } = deliveries.now;
  const cost = free ? 'free' : costText(deliveries.now, locale);
  const days =
    delivery && `${formatDay(delivery.from, locale)} to ${formatDay(delivery.to, locale)}`;
  return days || cost ? [`to ${destination}`, days, cost].filter(Boolean).join(', ') : '';
}

/** The following blocks: description, details and related products. */
export function productDetails(page: ProductPage, site: MarkdownSite): Markdown {
  const { product, samples, complements, recommendations, sameFinish } = page;
  const { description, included, sheet } = product;
  const { html, sizes, care } = description;
  const facts = mergeFacts(product.facts, weightOf(product.variants, site.locale));
  return blocks([
    htmlMarkdown(html, { site, under: 1 }),
    section('Sizes', bullets(sizes.map(factLine))),
    section(
      'Details',
      bullets([
        ...facts.map(factLine),
        ...labelled('Care', care),
        ...labelled('Included', included.join(', ')),
        ...(sheet ? [link('Data sheet', sheet.url)] : []),
      ]),
    ),
    section(
      'Samples',
      bullets(
        samples.map(
          ({ finish, price, firstVariant }) =>
            inline`${finish}, ${priceText({ price, compareAt: null }, site)}: ${link('Buy', site.addressOf(`/cart/${firstVariant.id}:1`))}`,
        ),
      ),
    ),
    section('Goes with it', productLines(complements, site)),
    section('You may also like', productLines([...recommendations, ...sameFinish], site)),
  ]);
}

const section = (title: string, content: Markdown): Markdown | null =>
  content.source ? blocks([heading(2, title), content]) : null;

const factLine = ({ term, text, also }: Fact): Markdown =>
  inline`${term}: ${joined([text, also && `(${also})`])}`;
