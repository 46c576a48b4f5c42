import { getBundleContents } from '~/features/bundles/bundles.server';
import { notifyFlash } from '~/features/catalog/back-in-stock.server';
import type { CardProduct } from '~/features/catalog/card-product';
import {
  getCollectionsOf,
  getComplements,
  getProduct,
  getRecommendations,
  getSameFinish,
  getSamples,
  getSharedProduct,
  getSoldFinishes,
} from '~/features/catalog/catalog.server';
import { inStock } from '~/features/catalog/complements';
import { deliveryTerms, estimateDeliveries } from '~/features/catalog/delivery';
import { ShownDesigns } from '~/features/catalog/distinct-products';
import { instalmentPlanOf } from '~/features/catalog/instalments';
import type { OfferTerms } from '~/features/catalog/json-ld';
import { isSampleType, type Product } from '~/features/catalog/product';
import { samplesFor } from '~/features/catalog/offered-samples';
import { summaryOf } from '~/features/catalog/summary';
import { getEnrichment } from '~/features/content/enrichment.server';
import { getPickup } from '~/features/pickup/pickup.server';
import { isExcluded, rulesOf } from '~/features/returns/return-rules';
import { getFirstReviews } from '~/features/reviews/reviews.server';
import { getSellingPlans } from '~/features/selling-plans/selling-plans.server';
import { getVolumePrices } from '~/features/volume-prices/volume-prices.server';
import type { Context } from '~/platform/context.server';
import { optional, optionalInTime } from '~/platform/optional.server';
import { localDay } from '~/platform/stores/local-day.server';
import { publicHolidays } from '~/platform/stores/public-holidays.server';
import { loadSlices, prepareSlices } from '~/slices/load-slices.server';
import { formatMoney } from '~/ui/money';
import { orNotFound } from './page-loaders/or-not-found.server';

/**
 * Waits only for the product. A missing product redirects to /not-found. An outage throws a 503, except for replies to
 * the page's forms.
 */
export async function loadProductPage(context: Context, handle: string) {
  const { env, market } = context;
  const { SITE_NAME: siteName } = env;
  const taken = context.session.takeFlash(notifyFlash);
  const notified = taken?.handle === handle ? taken.variant : null;
  const isAnswer = notified !== null || context.request.method === 'POST';
  const subject = readProduct(context, handle, isAnswer);
  const secondary = <T>(
    event: string,
    work: (context: Context, handle: string) => Promise<T>,
    fallback: T,
  ) => optionalInTime(context, event, (bounded) => work(bounded, handle), fallback, subject);
  const known = subject.catch(() => null);
  const readSold = async (bounded: Context) => soldFinishes(bounded, await known);
  const plans = subject.then((product) => product?.plans && readPlans(context, product, isAnswer));
  const [
    product,
    sellingPlans,
    bundle,
    volumePrices,
    recommendations,
    collections,
    samples,
    complements,
    sameFinish,
    sold,
    enrichment,
    reviews,
    pickup,
  ] = await Promise.all([
    subject,
    plans,
    known.then((product) => product?.isBundle && readBundle(context, product)),
    readVolumePrices(context, handle, known),
    secondary('catalog-recommendations-failed', getRecommendations, []),
    secondary('catalog-collections-failed', getCollectionsOf, []),
    secondary('catalog-samples-failed', getSamples, []),
    secondary('catalog-complements-failed', getComplements, []),
    secondary('catalog-finish-failed', async (bounded) => inFinishOf(bounded, await known), []),
    hasOwnPrices(context)
      ? optional(context, 'catalog-swatches-failed', readSold(context), null)
      : secondary('catalog-swatches-failed', readSold, null),
    secondary('enrichment-failed', loadEnrichment, null),
    secondary('reviews-failed', getFirstReviews, null),
    env.PICKUP && secondary('pickup-failed', getPickup, null),
  ]);
  if (!product) return { product, notified, seo: { title: unread, siteName, hidden: true } };
  const lists = distinctLists(product, { complements, recommendations, sameFinish });
  context.shown.push(...lists.shown);
  // The URL may contain options as parameters, as in Shopify themes.
  context.shared?.params.push(...product.options.map(({ name }) => name));
  return {
    product: sold
      ? { ...product, related: product.related.filter(({ handle: own }) => sold.includes(own)) }
      : product,
    ...(sellingPlans && { sellingPlans }),
    ...(bundle && { bundle }),
    ...(volumePrices && { volumePrices }),
    ...(pickup && { pickup }),
    ...lists,
    collections,
    samples: samplesFor(product, samples).map((sample) => ({
      ...sample,
      label: `Order a sample of ${sample.finish} · ${formatMoney(sample.price, market.store.locale)}`,
    })),
    isSample: isSampleType(product.type),
    ...(env.GIFT_WRAP && env.GIFT_WRAP !== product.handle && { canBeWrapped: true }),
    enrichment,
    reviews: reviews?.summary.count ? reviews : null,
    ...deliveryIn(context, product),
    // Afterpay doesn't finance gift cards. A company with payment terms pays by invoice.
    instalments:
      env.AFTERPAY && !product.isGiftCard && !hasPaymentTerms(context)
        ? instalmentPlanOf(market, env.AFTERPAY_LIMIT)
        : null,
    ...((env.BUY_NOW || env.SHOP_PAY) && {
      pay: { buyNow: env.BUY_NOW, shopPay: env.SHOP_PAY },
    }),
    notified,
    seo: {
      title: product.seo.title ?? product.title,
      siteName,
      description: summaryOf(product),
      image: product.images[0]?.src,
      canonical: new URL(`/products/${product.handle}`, env.SITE_URL).href,
    },
  };
}

const hasPaymentTerms = ({ session }: Context): boolean =>
  session.get('company')?.terms !== undefined;

type Lists = Record<'complements' | 'recommendations' | 'sameFinish', CardProduct[]>;

const maxShown = 4;

/** Shows each product in only one list. `shown`: handles that the recently viewed carousel omits. */
function distinctLists(product: Product, { complements, recommendations, sameFinish }: Lists) {
  const designs = new ShownDesigns();
  designs.addProduct(product);
  return {
    complements: designs.take(inStock(complements), maxShown),
    recommendations: designs.take(recommendations, maxShown),
    // One product doesn't justify the heading 'More in {finish}'.
    sameFinish: designs.take(sameFinish, maxShown, 2),
    shown: designs.handles,
  };
}

const unread = "We can't show this product right now";

/** With `isAnswer`, an unavailable product is undefined. */
function readProduct(context: Context, handle: string, isAnswer: boolean) {
  const event = 'catalog-load-failed';
  const startLists = (likely: Product | null) => {
    for (const work of [inFinishOf, soldFinishes, plansOf, bundleOf, volumePricesOf])
      context.waitUntil(work(context, likely).catch(() => undefined));
  };
  if (hasOwnPrices(context)) context.waitUntil(getSharedProduct(context, handle).then(startLists));
  const work: Promise<Product | null | undefined> = getProduct(context, handle, startLists);
  return orNotFound(context, event, isAnswer ? optional(context, event, work, undefined) : work);
}

/**
 * A product that requires a plan can't be bought while its plans are unavailable, so its page throws a 503, except for
 * replies to the page's forms.
 */
function readPlans(context: Context, { handle, plans }: Product, isAnswer: boolean) {
  const event = 'selling-plans-failed';
  return plans === 'required' && !isAnswer
    ? orNotFound(context, event, getSellingPlans(context, handle))
    : optionalInTime(context, event, (bounded) => getSellingPlans(bounded, handle), null);
}

/** Optional: a bundle whose contents can't be loaded can still be bought. */
const readBundle = (context: Context, { handle }: Product) =>
  optionalInTime(
    context,
    'bundle-contents-failed',
    (bounded) => getBundleContents(bounded, handle),
    null,
  );

/**
 * A company's prices are never cached. If a part with prices started to load after the product, it would miss its
 * deadline on every page. So such a part starts together with the product, or the page waits for it without a deadline.
 */
const hasOwnPrices = ({ session }: Context): boolean => session.get('company') !== undefined;

/** Optional: without the table of volume prices, the bag still has the right price. */
async function readVolumePrices(
  context: Context,
  handle: string,
  known: Promise<Product | null | undefined>,
) {
  const event = 'volume-prices-failed';
  const own =
    hasOwnPrices(context) && optional(context, event, getVolumePrices(context, handle), null);
  if (own) context.waitUntil(own.catch(() => undefined));
  const product = await known;
  if (!product?.hasVolumePrices) return null;
  return own || optionalInTime(context, event, (bounded) => getVolumePrices(bounded, handle), null);
}

const inFinishOf = async (context: Context, product: Product | null | undefined) =>
  product ? getSameFinish(context, product) : [];

const plansOf = async (context: Context, product: Product | null | undefined) =>
  product?.plans ? getSellingPlans(context, product.handle) : null;

const bundleOf = async (context: Context, product: Product | null | undefined) =>
  product?.isBundle ? getBundleContents(context, product.handle) : null;

const volumePricesOf = async (context: Context, product: Product | null | undefined) =>
  product?.hasVolumePrices ? getVolumePrices(context, product.handle) : null;

const soldFinishes = async (context: Context, product: Product | null | undefined) =>
  product ? getSoldFinishes(context, product) : null;

async function loadEnrichment(context: Context, handle: string) {
  const enrichment = await getEnrichment(context, handle, (body) => prepareSlices(context, body));
  if (!enrichment) return null;
  const { body, lang, ...story } = enrichment;
  return { ...(lang && { lang }), story, slices: await loadSlices(context, body) };
}

function deliveryIn(context: Context, product: Product) {
  const { market } = context;
  const delivery = deliveryTerms(context, publicHolidays(market));
  const today = localDay(market.store, Date.now());
  const terms: OfferTerms = {
    today,
    country: market.country,
    freeDelivery: delivery.free ? delivery.days : null,
    returns: returnTermsOf(context, product),
  };
  return { deliveries: estimateDeliveries(today, product.variants, delivery), terms };
}

function returnTermsOf(
  { env }: Context,
  { type, tags, hasUnknownTags }: Product,
): OfferTerms['returns'] {
  const rules = rulesOf(env);
  // Samples can't be returned.
  if (!rules.days || isSampleType(type)) return null;
  if (hasUnknownTags && rules.excludedTags.length > 0) return null;
  return isExcluded(tags, rules) ? 'none' : { days: rules.days, free: env.RETURN_FREE };
}
