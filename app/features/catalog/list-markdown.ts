import {
  blocks,
  bullets,
  joined,
  link,
  inline,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import { reviewsInWords } from '~/features/reviews/reviews';
import { formatMoney, type Money } from '~/ui/money';
import { cardName, cardPrice, type CardProduct } from './card-product';
import { facetGroups } from './facets';
import { firstPage, listSearch, type ListQuery, type ProductList } from './product-list';
import type { Rating } from './product';

/** '$80.00 (was $100.00)' */
export const priceText = (
  { price, compareAt, from = false }: { price: Money; compareAt: Money | null; from?: boolean },
  { locale }: MarkdownSite,
): string =>
  (from ? 'From ' : '') +
  formatMoney(price, locale) +
  (compareAt ? ` (was ${formatMoney(compareAt, locale)})` : '');

export const ratingText = ({ value, best, count }: Rating): string =>
  `${Math.round(value * 10) / 10} of ${best} (${reviewsInWords(count)})`;

const productLink = (
  product: Pick<CardProduct, 'title' | 'finish' | 'handle'>,
  site: MarkdownSite,
): Markdown =>
  link(cardName(product), site.addressOf(`/products/${encodeURIComponent(product.handle)}`));

const lineOf = (card: CardProduct, site: MarkdownSite): Markdown =>
  inline`${productLink(card, site)}: ${joined(
    [
      priceText(cardPrice(card), site),
      card.soldOut && 'sold out',
      card.rating && ratingText(card.rating),
    ],
    ', ',
  )}`;

/** A line for each product, with its lowest price. */
export const productLines = (products: readonly CardProduct[], site: MarkdownSite): Markdown =>
  bullets(products.map((card) => lineOf(card, site)));

interface Shown {
  list: ProductList;
  query: ListQuery;
  path: string;
  extra?: Record<string, string>;
}

/** One page of a list: its products, links to the previous and the next page, and the values that filter the list. */
export function listMarkdown(
  { list, query, path, extra = {} }: Shown,
  site: MarkdownSite,
): Markdown {
  const { products, count, hasNext, facets } = list;
  const pageLink = (label: string, pageNo: number) =>
    link(label, site.addressOf(path + listSearch({ ...query, pageNo }, extra)));
  const groups = facetGroups(facets, query.filter).map(
    ({ title, values }) =>
      inline`${title}: ${values.map(({ label, count: found }) => `${label} (${found})`).join(', ')}`,
  );
  return blocks([
    count !== null && inline`${count} ${count === 1 ? 'product' : 'products'}`,
    productLines(products, site),
    joined(
      [
        query.pageNo > 0 && pageLink('Previous page', query.pageNo - 1),
        hasNext && pageLink('Next page', query.pageNo + 1),
      ],
      ' · ',
    ),
    query.pageNo === firstPage.pageNo && groups.length > 0 && inline`Filter by:`,
    query.pageNo === firstPage.pageNo && bullets(groups),
  ]);
}
