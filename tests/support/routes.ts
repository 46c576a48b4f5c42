import { draftPath, type Screen } from './screens';
import { mailedPath } from './account-driver';
import { accountScreens } from './routes-account';
import type { Shopper } from './shopper';
import { inBareWorld, type Shop } from './storefront';
import { variantId, variantPath } from './seed-ids';

const lamp = '/products/brae-pendant-nickel';
const soldOut = variantPath('halden-pendant-brass', 'Large / Black');
const badEmail = 'nobody@';
const permalinkPath = `/cart/import?pieces=${variantId('brae-pendant-nickel')}:2&discount=WELCOME10`;

const catalog: Screen[] = [
  { name: 'home', route: 'home.tsx', path: '/' },
  { name: 'home-old-browser', route: 'home.tsx', path: '/?old=true' },
  ...at('products.$handle.tsx', {
    product: lamp,
    'product-finishes': '/products/halden-pendant-brass',
    'product-sale': '/products/tarn-pendant-fern',
    'product-sold-out': soldOut,
    'product-gift-card': '/products/gift-card',
  }),
  ...at('products.$handle.reviews.tsx', {
    'product-reviews': '/products/halden-pendant-brass/reviews',
  }),
  ...at('products.$handle.pickup.tsx', {
    'product-pickup': '/products/halden-pendant-brass/pickup',
  }),
  {
    name: 'product-notify-error',
    route: 'products.$handle.tsx',
    path: soldOut,
    sends: {
      intent: 'notify',
      variant: variantId('halden-pendant-brass', 'Large / Black'),
      email: badEmail,
    },
    status: 400,
  },
  ...at('collections.$handle.tsx', {
    collection: '/collections/pendants',
    'collection-sale': '/collections/sale',
    'collection-filtered': '/collections/all?tag=Colour~Black&sort=price-ascending',
    'collection-page-2': '/collections/all?pageNo=1',
    'collection-no-match': '/collections/pendants?minPrice=1&maxPrice=2',
    'collection-empty': '/collections/outdoor',
  }),
  ...at('policies.$handle.tsx', { policy: '/policies/refund-policy' }),
  ...at('search.tsx', {
    search: '/search?q=brass',
    'search-nothing': '/search?q=zzzz',
    'search-misspelt': '/search?q=pendent',
    'search-start': '/search',
  }),
];

const cart: Screen[] = [
  { name: 'cart-empty', route: 'cart/index.tsx', path: '/cart' },
  { name: 'cart', route: 'cart/index.tsx', path: '/cart', has: 'cart' },
  {
    name: 'cart-code-error',
    route: 'cart/index.tsx',
    path: '/cart',
    has: 'cart',
    sends: { intent: 'discount', code: 'NOSUCHCODE' },
  },
  {
    name: 'cart-change',
    route: 'cart/index.tsx',
    path: changePath,
    has: 'cart',
    changes: true,
  },
  { name: 'cart-import', route: 'cart/import.tsx', path: importPath, has: 'cart' },
  { name: 'cart-permalink', route: 'cart/import.tsx', path: permalinkPath },
  ...at('pages.gift-card-balance.tsx', { 'gift-card-balance': '/pages/gift-card-balance' }),
  {
    name: 'gift-card-balance-error',
    route: 'pages.gift-card-balance.tsx',
    path: '/pages/gift-card-balance',
    sends: { code: 'NOSUCHCARD' },
    status: 422,
  },
  { name: 'wishlist-empty', route: 'pages.wishlist.tsx', path: '/pages/wishlist' },
  { name: 'wishlist', route: 'pages.wishlist.tsx', path: '/pages/wishlist', has: 'wishlist' },
  {
    name: 'wishlist-error',
    route: 'pages.wishlist.tsx',
    path: '/pages/wishlist',
    has: 'wishlist',
    sends: { email: badEmail },
    status: 400,
  },
  {
    name: 'wishlist-link-sent',
    route: 'pages.wishlist.tsx',
    path: '/pages/wishlist',
    has: 'wishlist',
    sends: { email: 'mara@lintel.example' },
  },
  {
    name: 'wishlist-customer',
    route: 'pages.wishlist.tsx',
    path: '/pages/wishlist',
    who: 'zero',
  },
  { name: 'wishlist-open', route: 'pages.wishlist.open.tsx', path: wishlistLink },
  {
    name: 'wishlist-link-dead',
    route: 'pages.wishlist.open.tsx',
    path: '/pages/wishlist/open?link=dead',
    status: 410,
  },
];

const content: Screen[] = [
  ...[
    ...['about', 'contact', 'delivery', 'returns', 'faqs'],
    ...['finishes', 'stockists', 'trade', 'privacy'],
  ].map((uid) => ({ name: `page-${uid}`, route: 'pages.$uid.tsx', path: `/pages/${uid}` })),
  {
    name: 'page-contact-sent',
    route: 'pages.$uid.tsx',
    path: '/pages/contact?sent=contact',
  },
  {
    name: 'page-draft',
    route: 'pages.$uid.tsx',
    path: '/pages/winter-opening',
    has: 'draft',
  },
  ...at('pages.quiz.tsx', {
    'page-quiz': '/pages/quiz',
    'page-quiz-last': '/pages/quiz?q1=2&q2=2',
    'page-quiz-result': '/pages/quiz?q1=2&q2=3&q3=3',
  }),
  ...at('journal/index.tsx', {
    journal: '/blogs/journal',
    'journal-page-2': '/blogs/journal?pageNo=1',
    'journal-tag': '/blogs/journal?tag=Makers',
  }),
  {
    name: 'journal-no-tag',
    route: 'journal/index.tsx',
    path: '/blogs/journal?tag=Nothing',
    status: 404,
  },
  ...at('journal/$uid.tsx', {
    article: '/blogs/journal/how-high-to-hang-a-pendant',
    'article-long': '/blogs/journal/living-with-unlacquered-brass',
  }),
  refused('contact-error', 'forms.$form.tsx', '/forms/contact', { return_to: '/pages/contact' }),
  refused('trade-error', 'forms.$form.tsx', '/forms/trade', { return_to: '/pages/trade' }),
  ...at('newsletter.tsx', {
    newsletter: '/newsletter',
    'newsletter-joined': '/newsletter?joined=&from=/',
  }),
  refused('newsletter-error', 'newsletter.tsx', '/newsletter', { email: badEmail }),
  { name: 'consent', route: 'consent.tsx', path: '/consent' },
];

function guestReturn(name: string, more: Partial<Screen> = {}): Screen[] {
  const path = '/orders/order/return';
  return [{ name, route: 'returns/guest-return.tsx', path, has: 'sent-order', ...more }];
}

const guestOrders: Screen[] = [
  ...at('orders/find.tsx', { 'find-order': '/orders/find?order=%231001' }),
  refused('find-order-error', 'orders/find.tsx', '/orders/find', { order: '*', email: badEmail }),
  { name: 'guest-order', route: 'orders/order.tsx', path: '/orders/order', has: 'order' },
  ...guestReturn('guest-return'),
  ...guestReturn('guest-return-error', { sends: { note: 'In its box' }, status: 422 }),
];

const others: Screen[] = [
  {
    name: 'preview-check',
    route: 'preview/check.tsx',
    path: '/preview/check?path=/pages/winter-opening',
    has: 'draft',
  },
  { name: 'preview-refused', route: 'preview/index.tsx', path: '/preview', status: 400 },
  {
    name: 'preview-expired',
    route: 'preview/index.tsx',
    path: (shop) => draftPath(shop, 'home', 'expired'),
    status: 410,
  },
  { name: 'not-found', route: 'not-found.tsx', path: '/not-found', status: 404 },
  { name: 'error-404', route: '$.tsx', path: '/no/such/page', status: 404 },
  { name: 'styleguide', route: 'styleguide/index.tsx', path: '/styleguide' },
];

/** Open these screens last, because circuit breakers stay open for a while. */
export const failingScreens: readonly Screen[] = [
  {
    name: 'cart-unavailable',
    route: 'cart/index.tsx',
    path: '/cart',
    has: 'cart',
    fails: 'commerce',
    status: 503,
  },
  {
    name: 'account-unavailable',
    route: 'accounts/dashboard.tsx',
    path: '/accounts/dashboard',
    who: 'three',
    fails: 'commerce',
    status: 503,
  },
];

/** The bare world lacks these services. */
const withServices = new Set([
  ...['product-reviews', 'account-review', 'account-review-error'],
  ...['contact-error', 'trade-error', 'wishlist-open'],
  ...['product-pickup', 'find-order', 'find-order-error', 'guest-order'],
  ...['guest-return', 'guest-return-error', 'account-return', 'account-return-receipt'],
]);

/**
 * Contains every kind of page in each of its states, except pages that need a service which this
 * run lacks.
 */
export const screens: readonly Screen[] = [
  ...catalog,
  ...cart,
  ...content,
  ...accountScreens,
  ...guestOrders,
  ...others,
].filter(({ name }) => !inBareWorld || !withServices.has(name));

function at(route: string, paths: Record<string, string>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name, route, path }));
}

function refused(name: string, route: string, path: string, sends: Record<string, string>): Screen {
  return { name, route, path, sends, status: 400 };
}

async function wishlistLink(shop: Shop, shopper: Shopper): Promise<string> {
  const email = 'noor@lintel.example';
  await shopper.post('/pages/wishlist', { email });
  return mailedPath(shop, email);
}

async function changePath(_shop: Shop, shopper: Shopper): Promise<string> {
  const merchandise = variantId('halden-pendant-brass', 'Small / Black');
  const { text } = await shopper.get('/cart');
  if (!text.includes(`change=${merchandise}`))
    await shopper.post('/cart', { intent: 'add', merchandise, quantity: '1' });
  return `/cart?change=${merchandise}`;
}

async function importPath(_shop: Shop, shopper: Shopper): Promise<string> {
  const { location } = await shopper.post('/actions/store', { country: 'AU', return_to: '/cart' });
  const transfer = new URL(location ?? '', 'http://nowhere').searchParams.get('transfer') ?? '';
  return `/cart/import?${new URLSearchParams({ transfer })}`;
}
