/** Import dynamically, because this module contains Hydrogen's library. */
import {
  AnalyticsEventName,
  AnalyticsPageType,
  getClientBrowserParameters,
  sendShopifyAnalytics,
  type ShopifyAnalyticsProduct,
} from '@shopify/hydrogen';
import type { Consent } from './consent';
import { valueOf, variantLabel, type Item, type ShopEvent } from './events';
import { extendVisit, renewVisit } from './shopify-visit';
import type { ShopifyShop } from './tags';

const { PAGE_VIEW_2, PRODUCT_VIEW, ADD_TO_CART } = AnalyticsEventName;

/** The page of an event. The shopper may have left it before the event is sent. */
export interface EventPage {
  pathname: string;
  search: string;
  title: string;
}

/** Requires consent to analytics. Never rejects. */
export async function sendToShopify(
  event: ShopEvent,
  page: EventPage,
  { shop, consent }: { shop: ShopifyShop; consent: Consent },
): Promise<void> {
  const converted = toShopifyEvent(event, page);
  if (!converted || !consent.analytics) return;
  const payload = { ...(await browser(page)), ...shopFields(shop, consent), ...converted.payload };
  await sendShopifyAnalytics({ eventName: converted.eventName, payload });
}

function toShopifyEvent(event: ShopEvent, { pathname }: EventPage) {
  switch (event.type) {
    case 'page':
      return { eventName: PAGE_VIEW_2, payload: { pageType: pageTypeOf(pathname) } };
    case 'pagevisit': {
      const { item } = event;
      if (!item) return undefined;
      const products = [toProduct(item)];
      return { eventName: PRODUCT_VIEW, payload: { products, totalValue: item.price } };
    }
    case 'add': {
      const products = event.items.map((item) => ({
        ...toProduct(item),
        variantGid: `gid://shopify/ProductVariant/${item.id}`,
        variantName: variantLabel(item),
      }));
      // A cart id would give access to the cart.
      const payload = { cartId: '', products, totalValue: valueOf(event.items) };
      return { eventName: ADD_TO_CART, payload };
    }
    default:
      return undefined;
  }
}

const toProduct = (item: Item): ShopifyAnalyticsProduct => ({
  productGid: `gid://shopify/Product/${item.product}`,
  name: item.name,
  brand: item.brand,
  category: item.category,
  price: String(item.price),
  quantity: item.quantity,
});

const shopFields = (shop: ShopifyShop, { analytics, marketing }: Consent) => ({
  shopId: `gid://shopify/Shop/${shop.id}`,
  currency: shop.currency,
  acceptedLanguage: shop.language,
  hasUserConsent: analytics,
  analyticsAllowed: analytics,
  marketingAllowed: marketing,
  saleOfDataAllowed: marketing,
  gdprEnforced: !(analytics && marketing),
  ccpaEnforced: !marketing,
});

async function browser({ pathname, search: own, title }: EventPage) {
  // The cookie of a visit expires.
  if (getClientBrowserParameters().visitToken) extendVisit();
  else await renewVisit();
  const parameters = getClientBrowserParameters();
  const campaign = [...new URLSearchParams(own)].filter(([name]) => /^utm_/.test(name));
  const search = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '';
  const url = location.origin + pathname + search;
  const referrer = parameters.referrer && new URL(parameters.referrer).origin;
  return { ...parameters, url, path: pathname, search, title, referrer };
}

const pageTypes: [start: string, type: string][] = [
  ['/products/', AnalyticsPageType.product],
  ['/collections/', AnalyticsPageType.collection],
  ['/blogs/journal/', AnalyticsPageType.article],
  ['/blogs/journal', AnalyticsPageType.blog],
  ['/pages/', AnalyticsPageType.page],
  ['/search', AnalyticsPageType.search],
  ['/cart', AnalyticsPageType.cart],
  ['/accounts/login', AnalyticsPageType.customersLogin],
  ['/accounts', AnalyticsPageType.customersAccount],
];

function pageTypeOf(path: string): string | undefined {
  if (path === '/') return AnalyticsPageType.home;
  return pageTypes.find(([start]) => path.startsWith(start))?.[1];
}
