/** RSS 2.0 with Google's `g:` names. */
import { isGtin } from '~/features/catalog/gtin';
import type { SearchAvailability } from '~/features/catalog/search-availability';
import type { VariantAttributes } from '~/features/catalog/variant-attributes';
import { moneyFormat, type Money } from '~/ui/money';
import { xmlText } from './xml-text';

/** Variants of a product share `group`. */
export interface FeedItem extends VariantAttributes, SearchAvailability {
  id: string;
  group: string | null;
  title: string;
  description: string;
  /** Absolute; selects the variant. */
  url: string;
  images: string[];
  price: Money;
  salePrice: Money | null;
  brand: string;
  type: string;
  gtin: string | null;
  mpn: string | null;
  /** Per piece; null if unknown. */
  grams: number | null;
  /** Only for bundles. A number: how many pieces of one variant the bundle contains. */
  bundle?: 'mixed' | number;
}

/** Google's limits. */
const maxLength = { title: 150, description: 5000 };
const maxImages = 11;

function priceText(price: Money): string {
  const { maximumFractionDigits } = moneyFormat(price, 'en').resolvedOptions();
  return `${price.amount.toFixed(maximumFractionDigits)} ${price.currency}`;
}

export const feedStart = (title: string, siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(title)}</title>
<link>${xmlText(siteUrl)}</link>
<description>${xmlText(`Products of ${title}`)}</description>
`;

export const feedEnd = '</channel></rss>\n';

/** Omits unknown fields. */
export function feedItem(item: FeedItem): string {
  const [image, ...others] = item.images.slice(0, maxImages);
  const gtin = isGtin(item.gtin) ? item.gtin : null;
  const fields: [string, string | null | undefined][] = [
    ['id', item.id],
    ['item_group_id', item.group],
    ['title', item.title.slice(0, maxLength.title)],
    ['description', (item.description || item.title).slice(0, maxLength.description)],
    ['link', item.url],
    ['image_link', image],
    ...others.map((src): [string, string] => ['additional_image_link', src]),
    ['availability', item.availability],
    // Google requires a time.
    ['availability_date', item.availableFrom && `${item.availableFrom}T00:00Z`],
    ['price', priceText(item.price)],
    ['sale_price', item.salePrice && priceText(item.salePrice)],
    ['condition', 'new'],
    ['brand', item.brand],
    ['product_type', item.type],
    ['color', item.colour],
    ['size', item.size],
    ['material', item.material],
    ['pattern', item.pattern],
    ['gtin', gtin],
    ['mpn', item.mpn],
    ['shipping_weight', item.grams === null ? null : `${item.grams} g`],
    ['is_bundle', item.bundle === 'mixed' ? 'yes' : null],
    ['multipack', typeof item.bundle === 'number' ? String(item.bundle) : null],
    ['identifier_exists', gtin || item.mpn ? null : 'no'],
  ];
  const texts = fields.flatMap(([name, value]) =>
    value ? [`<g:${name}>${xmlText(value)}</g:${name}>`] : [],
  );
  return `<item>${texts.join('')}</item>\n`;
}
