import { selectionIn, selectionParams } from '~/features/catalog/selected-options';
import {
  Link,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { PageView } from '~/features/analytics/ui/page-view';
import { BundleList } from '~/features/bundles/ui/bundle-list';
import { giftCardBalancePath } from '~/features/cart/gift-card-code';
import { AddToCart, type PricedFor } from '~/features/cart/ui/add-to-cart';
import { CompleteList } from '~/features/cart/ui/complete-list';
import { BuyBar } from '~/features/cart/ui/add-to-cart/buy-bar';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { OrderSamples, SampleForm } from '~/features/cart/ui/sample-form';
import { availabilityOf } from '~/features/catalog/availability';
import type { BackInStockReply } from '~/features/catalog/back-in-stock';
import { notifyFlash, subscribeToBackInStock } from '~/features/catalog/back-in-stock.server';
import { deliveryOf } from '~/features/catalog/delivery';
import { productData } from '~/features/catalog/json-ld';
import { imagesOf, isSent, sizeLabel, type Product } from '~/features/catalog/product';
import { samplesOf } from '~/features/catalog/sample';
import { BackInStockForm } from '~/features/catalog/ui/product-page/back-in-stock-form';
import { DeliveryEstimate } from '~/features/catalog/ui/product-page/delivery-estimate';
import { ProductDetails } from '~/features/catalog/ui/product-page/details';
import { ProductGallery } from '~/features/catalog/ui/product-page/gallery';
import { ProductPromise } from '~/features/catalog/ui/product-page/product-promise';
import { ProductCarousel } from '~/features/catalog/ui/product-page/product-carousel';
import { RecentlyViewed } from '~/features/catalog/ui/product-page/recently-viewed';
import { ProductSummary } from '~/features/catalog/ui/product-page/summary';
import { Selection } from '~/features/catalog/ui/product-page/selection';
import { useSelectedVariant } from '~/features/catalog/ui/product-page/use-selected-variant';
import { VariantSelect } from '~/features/catalog/ui/product-page/variant-select';
import { EnrichmentStory } from '~/features/content/ui/enrichment-story';
import { crumbOf, trailToProduct, type MenuLink } from '~/features/navigation/theme';
import { PickupSection } from '~/features/pickup/ui/pickup-section';
import { reviewData } from '~/features/reviews/json-ld';
import { ProductReviews } from '~/features/reviews/ui/product-reviews';
import { withPlanPrices } from '~/features/selling-plans/selling-plans';
import { usePlans } from '~/features/selling-plans/ui/use-plans';
import { PriceTable } from '~/features/volume-prices/ui/price-table';
import { pricedFor } from '~/features/volume-prices/volume-prices';
import { Heart } from '~/features/wishlist/ui/heart';
import { readForm } from '~/platform/http/forms.server';
import { useShellData } from '~/routes/shell/shell-data';
import type { RouteHandle } from '~/route-handle';
import { sliceParams } from '~/slices/slice-params';
import { SliceZone } from '~/slices/slice-zone';
import { Breadcrumb } from '~/ui/breadcrumb';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { loadProductPage } from './product-page.server';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: [...selectionParams, 'choose', ...sliceParams],
  limit: 'notify',
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.seo) : [];

/** Neither selecting a variant nor the back-in-stock form changes the data. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  if (change.formData?.get('intent') === 'notify') return false;
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const onlySearch =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod || !onlySearch ? defaultShouldRevalidate : false;
};

/** Redirects to /not-found if the product doesn't exist. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadProductPage(context, params.handle ?? '');

const refusals = {
  invalid: { status: 400 },
  limited: { status: 429, headers: { 'Retry-After': '60' } },
  unavailable: { status: 503 },
};

/** Without scripts, success redirects to the product page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const handle = params.handle ?? '';
  const fields = await readForm(request);
  const result = await subscribeToBackInStock(context, handle, fields);
  const variant = /^\d{1,19}$/.exec(String(fields.get('variant')))?.[0];
  if (result.ok && fields.get('reply') !== 'data') {
    context.session.flash(notifyFlash, { handle, variant: variant ?? '' });
    const { pathname, search } = new URL(request.url);
    return redirect(`${pathname}${search}#notify`, 303);
  }
  const email = String(fields.get('email') ?? '').slice(0, 254);
  const messages = result.ok ? {} : result.error.messages;
  return data<BackInStockReply>(
    { intent: 'notify', ok: result.ok, email, variant, ...messages },
    result.ok ? { status: 200 } : refusals[result.error.reason],
  );
}

const thanksFor = (variant: string): BackInStockReply => ({
  intent: 'notify',
  ok: true,
  email: '',
  variant,
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Page = Extract<Loaded, { product: Product }>;

export default function ProductRoute() {
  const page = useLoaderData<typeof loader>();
  const posted =
    useActionData<BackInStockReply>() ?? (page.notified === null ? null : thanksFor(page.notified));
  return page.product ? (
    <ProductPage page={page} posted={posted} />
  ) : (
    <AnswerAlone title={page.seo.title} posted={posted} />
  );
}

const AnswerAlone = ({ title, posted }: { title: string; posted: BackInStockReply | null }) => (
  <div className="frame max-w-2xl py-20 md:py-28">
    <h1 className="heading-lg">{title}</h1>
    {posted && <BackInStockForm variant={posted.variant ?? ''} label="" posted={posted} />}
  </div>
);

function ProductPage({ page, posted }: { page: Page; posted: BackInStockReply | null }) {
  const { product, enrichment, reviews, deliveries, instalments, terms, seo } = page;
  const { variant, selectedOptions, incomplete, form } = useSelectedVariant(product);
  const { notify } = availabilityOf(variant);
  const plans = usePlans(page.sellingPlans, product, variant);
  const [params] = useSearchParams();
  const asked = params.get('variant');
  const { volumePrices } = page;
  const pricedForQuantity: PricedFor | undefined =
    volumePrices && ((one, quantity) => pricedFor(volumePrices, one, quantity));
  const isSampleList = page.isSample && product.variants.length > 1;
  const ownSamples = page.samples.filter(({ of }) => !of || (variant && of.includes(variant.id)));
  const [sample] = ownSamples;
  const delivery = deliveryOf(product, variant, deliveries);
  const sent = (variant ? [variant] : product.variants).some(isSent);
  const theme = useShellData()?.theme;
  const crumbs = crumbsOf(
    product,
    theme ? trailToProduct(theme, product.type, page.collections) : [],
  );
  return (
    <>
      <JsonLd
        of={
          import.meta.env.SSR &&
          productData(
            withPlanPrices(product, page.sellingPlans),
            seo.canonical,
            terms,
            reviews?.reviews.map(reviewData),
            { parts: page.bundle, volumePrices: page.volumePrices },
          )
        }
      />
      <JsonLd of={import.meta.env.SSR && breadcrumbList(crumbs, seo.canonical)} />
      <PageView
        id={product.id}
        title={product.title}
        currency={product.price.currency}
        item={visitedItem(withPlanPrices(product, page.sellingPlans), variant?.id)}
      />
      <div className="frame buy-area pt-6 pb-4 md:pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-6 grid grid-cols-1 product-columns gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-12 lg:gap-16">
          <ProductGallery
            key={`${product.id} ${variant?.image?.src}`}
            title={product.title}
            images={imagesOf(product, variant)}
            drawing={product.drawing}
            videos={product.videos}
          />
          <div className="product-column min-w-0" {...form}>
            <div data-keep-clear>
              <ProductSummary
                product={product}
                variant={variant}
                selectedOptions={selectedOptions}
                instalments={instalments}
                planPrice={plans?.price}
                reviewsAt={reviews ? '#reviews' : undefined}
              />
            </div>
            <div data-keep-clear className="mt-8 print:hidden">
              {isSampleList ? (
                <SampleForm
                  key={product.id}
                  samples={samplesOf(product)}
                  checked={asked ? [asked] : []}
                />
              ) : (
                <AddToCart
                  key={product.id}
                  product={product}
                  selected={variant?.id ?? null}
                  selectedOptions={selectedOptions}
                  incomplete={incomplete}
                  plans={plans}
                  pay={page.pay}
                  pricedFor={pricedForQuantity}
                />
              )}
              {product.isGiftCard && (
                <p className="mt-3 small">
                  <Link to={giftCardBalancePath} className="inline-block py-1 text-muted text-link">
                    Check a gift card’s balance
                  </Link>
                </p>
              )}
              <Heart product={product} wide />
              {page.samples.length > 1 && (
                <OrderSamples
                  key={`samples ${product.id}`}
                  samples={page.samples}
                  checked={ownSamples.map(({ firstVariant }) => firstVariant.id)}
                />
              )}
              {sample && page.samples.length === 1 && (
                <div className="mt-3">
                  <QuickAdd key={sample.finish} product={sample}>
                    <p className="small">
                      <button type="submit" className="text-muted text-link">
                        {sample.label}
                      </button>
                    </p>
                  </QuickAdd>
                </div>
              )}
            </div>
            {variant && notify && (
              <BackInStockForm
                key={variant.id}
                variant={variant.id}
                label={product.variants.length > 1 ? sizeLabel(variant.title) : ''}
                posted={(posted?.variant ?? variant.id) === variant.id ? posted : null}
              />
            )}
            {!variant && product.soldOut && sent && (
              <BackInStockForm
                key={product.id}
                variant=""
                label=""
                choices={product.variants.map(({ id, title }) => ({ value: id, label: title }))}
                posted={posted}
              />
            )}
            {!isSampleList && <VariantSelect product={product} variant={variant} />}
            {page.volumePrices && (
              <PriceTable
                volumePrices={page.volumePrices}
                variants={product.variants.map(({ id, title }) => ({ id, title }))}
                selected={variant?.id ?? null}
              />
            )}
            {page.bundle && (
              <BundleList
                contents={page.bundle}
                variants={product.variants.map(({ id, title }) => ({ id, title }))}
                selected={variant?.id ?? null}
              />
            )}
            {sent && (
              <ul className="mt-6 grid gap-2 small text-muted">
                {(delivery || !product.soldOut) && (
                  <DeliveryEstimate
                    delivery={delivery ?? deliveries.now}
                    dated={delivery !== null}
                  />
                )}
                {page.canBeWrapped && !page.isSample && !product.soldOut && (
                  <ProductPromise promise={{ text: wrapWords, link: null }} />
                )}
                {!page.isSample &&
                  theme?.promises.map((one) => <ProductPromise key={one.text} promise={one} />)}
              </ul>
            )}
            {page.pickup && product.variants.length > 0 && (
              <PickupSection
                key={`pickup ${product.handle}`}
                pickup={page.pickup}
                product={product}
                variant={variant}
              />
            )}
            {!product.soldOut && <CompleteList of={product} products={page.complements} />}
            <ProductDetails product={product} variant={variant} />
          </div>
        </div>
        {!isSampleList && (
          <BuyBar
            key={product.id}
            product={product}
            variant={variant}
            selectedOptions={selectedOptions}
            onChange={form.onChange}
            plans={plans}
            pricedFor={pricedForQuantity}
          />
        )}
      </div>
      {enrichment && (
        <div lang={enrichment.lang} className="contents">
          <EnrichmentStory {...enrichment.story} />
          <Selection.Provider value={selectionIn(product, params)}>
            <SliceZone slices={enrichment.slices} first={false} />
          </Selection.Provider>
        </div>
      )}
      {reviews && <ProductReviews handle={product.handle} shown={reviews} />}
      <div key={product.id} className="print:hidden">
        <ProductCarousel
          late
          title="You may also like"
          products={page.recommendations}
          action={(card) => <QuickAdd product={card} />}
        />
        <ProductCarousel late title={`More in ${product.finish}`} products={page.sameFinish} />
        <RecentlyViewed handle={product.handle} shown={page.shown} />
      </div>
    </>
  );
}

const wrapWords = 'Gift wrapping: choose it in your bag';

/** Until a variant is selected, the page shows the lowest price. */
const shownVariant = ({ variants, price }: Product) =>
  variants.find((one) => one.price.amount === price.amount) ?? variants[0];

/** Analytics events identify a product by a variant, as the product feed and the cart's events do. */
function visitedItem(product: Product, selected: string | undefined) {
  const variant = product.variants.find(({ id }) => id === selected) ?? shownVariant(product);
  return {
    id: variant?.id ?? product.id,
    product: product.id,
    name: product.title,
    brand: product.vendor,
    category: product.type,
    price: (variant ?? product).price.amount,
    quantity: 1,
    colour: product.finish,
    size: null,
  };
}

/** Without menu links in `trail`, a breadcrumb leads to a search for the product's type. */
const crumbsOf = ({ type, title }: Pick<Product, 'type' | 'title'>, trail: MenuLink[]) => [
  { label: 'Home', to: '/' },
  ...(trail.length === 0 && type && type !== title
    ? [{ label: type, to: `/search?q=${encodeURIComponent(type)}` }]
    : trail.map(crumbOf)),
  { label: title },
];
