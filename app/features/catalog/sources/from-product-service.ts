/** Converts the product service's products to `Product`. */
import type { Context } from '~/platform/context.server';
import type { WireProduct } from '~/services/product-service/product-service.schema';
import type { Money } from '~/ui/money';
import { videoSources } from '../videos';
import { cheapestCompareAt, type ProductImage, type Variant } from '../product';
import { swatchesOf } from '../swatch';
import type { SourceProduct } from './source';

type WireVariant = WireProduct['variants'][number];
type WireMedia = WireProduct['media'][number];
type Reader = Pick<Context, 'log'> & { market: Pick<Context['market'], 'currency'> };
type WireImage = WireProduct['images'][number];

const square = 1200;

const toImage = ({ src, alt, width, height }: WireImage): ProductImage => ({
  src,
  alt,
  width: width ?? square,
  height: height ?? square,
});

/** Only videos hosted by the shop: external players and 3D models would need frames and scripts. */
function toVideo({ media_type, src, alt, preview_src, sources: files }: WireMedia) {
  if (media_type !== 'video') return [];
  const only = src ? [{ src, type: 'video/mp4', height: null }] : [];
  const named = files.map(({ url, mime_type, height }) => ({ src: url, type: mime_type, height }));
  const sources = videoSources(named.length > 0 ? named : only);
  return sources.length > 0 ? [{ sources, alt, poster: preview_src }] : [];
}

/** The service's prices are major units in the requested currency, which is the market's. */
export function toProduct(wire: WireProduct, { market: { currency }, log }: Reader): SourceProduct {
  const money = (amount: number): Money => ({ amount, currency });
  const wireImages = wire.images.length > 0 ? wire.images : wire.image ? [wire.image] : [];
  const variants = wire.variants.map((variant) => toVariant(variant, wireImages, money));
  const price = money(wire.min_price);
  const onSale = wire.on_sale ?? variants.some((variant) => variant.compareAt !== null);
  const { finish, global, PRP } = wire.metafields;
  return {
    id: wire.id,
    gid: wire.admin_graphql_api_id ?? `gid://shopify/Product/${wire.id}`,
    handle: wire.handle,
    title: wire.title,
    vendor: wire.vendor,
    type: wire.product_type,
    descriptionHtml: wire.body_html,
    tags: wire.tags,
    images: wireImages.map(toImage),
    videos: wire.media.flatMap(toVideo),
    options: wire.options.map(({ name, values }) => ({ name, values })),
    variants,
    onSale,
    price,
    priceMax: money(wire.max_price ?? wire.min_price),
    compareAt: variants.length > 0 ? cheapestCompareAt(variants, price) : compareAtOf(wire, money),
    related: swatchesOf(PRP.related ?? [], log),
    finish: finish.colorName ?? null,
    seo: { title: global.title_tag ?? null, description: global.description_tag ?? null },
  };
}

/** For replies without variants. The service has two pairs of compare-at fields with the same meaning. */
function compareAtOf(wire: WireProduct, money: (amount: number) => Money): Money | null {
  const lowest = wire.min_compare_at_price ?? wire.compare_at_min_price;
  return lowest !== null && lowest > wire.min_price ? money(lowest) : null;
}

function toVariant(
  wire: WireVariant,
  images: WireImage[],
  money: (amount: number) => Money,
): Variant {
  const { price, compare_at_price: compareAt } = wire;
  const image = images.find(({ id }) => id !== null && id === wire.image_id);
  return {
    id: wire.id,
    gid: wire.admin_graphql_api_id ?? `gid://shopify/ProductVariant/${wire.id}`,
    title: wire.title,
    sku: wire.sku || null,
    options: [wire.option1, wire.option2, wire.option3].filter((value) => value !== null),
    price: money(price),
    compareAt: compareAt !== null && compareAt > price ? money(compareAt) : null,
    inventory: wire.inventory_quantity,
    policy: wire.inventory_policy,
    available: wire.available,
    preorder: wire.preorder_message || null,
    backorder: wire.backorder_message || null,
    image: image ? toImage(image) : null,
  };
}
