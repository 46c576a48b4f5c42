import { contact, trade } from '../../support/inquiry-forms';
import type { ShopWithFaults, InjectedFault } from '../../support/shop-with-faults';
import { screens } from '../../support/routes';
import { draftPath, orderNameOf, pathOf, type Screen } from '../../support/screens';
import { variantId } from '../../support/seed-ids';
import type { Shopper } from '../../support/shopper';
import { mcpPath, messageOf, profilePath } from '../../support/ucp';

export type Service = InjectedFault['service'];

export interface Visit {
  shopper: Shopper;
  path: string;
  /** Without fields and message, the request is a GET. */
  fields?: Record<string, string>;
  /** A JSON-RPC message of an agent. */
  message?: string;
  wished?: readonly string[];
}

export interface Target {
  name: string;
  kind: 'screen' | 'document' | 'action';
  /**
   * The services that are called if the caches are empty. Includes the calls of the page that shows
   * an action's outcome.
   */
  calls: readonly Service[];
  group: string;
  /** Whether the shopper has a bag, which the failure must not empty. */
  bag: boolean;
  /** The target is a link that expires before caches become stale. */
  expires?: boolean;
  /** The shop remembers a form whose answer was lost, so the next visit must send another. */
  remembers?: boolean;
  visit(lane: ShopWithFaults): Promise<Visit>;
}

function twin(lane: ShopWithFaults, { cookies }: Shopper): Shopper {
  const shopper = lane.shop.shopper();
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
  return shopper;
}

const someone = async (lane: ShopWithFaults, needs: Pick<Screen, 'who' | 'has'> = {}) =>
  twin(lane, await lane.shopperOf({ name: '', route: '', path: '', ...needs }));

const everywhere: readonly Service[] = ['content', 'geo'];

/** Screens, their group, and their services besides `everywhere`. The first match applies. */
const groups: [RegExp, string, Service[]][] = [
  [/^home/, 'home', ['products']],
  [/^product-reviews/, 'reviews', ['products', 'commerce', 'reviews']],
  [/^product-pickup/, 'pickup', ['products', 'commerce']],
  [/^product/, 'product', ['products', 'commerce', 'reviews']],
  [/^collection/, 'collection', ['products']],
  [/^search-start/, 'plain', []],
  [/^search-(nothing|misspelt)/, 'search', ['products', 'commerce']],
  [/^search/, 'search', ['products']],
  [/^cart$/, 'bag', ['commerce']],
  [/^cart-change/, 'bag', ['commerce', 'products']],
  [/^cart-import/, 'import', ['products']],
  [/^cart-permalink/, 'permalink', ['commerce']],
  [/^policy/, 'policy', ['commerce']],
  [/^error-404/, 'plain', ['commerce']],
  [/^wishlist$/, 'wishlist', ['wishlist', 'products']],
  [/^page-draft/, 'draft', []],
  [/^preview-check/, 'check', []],
  [/^page-(about|finishes|quiz-result)|^article$/, 'content', ['products']],
  [/^page-|^journal|^article/, 'content', []],
  [/^styleguide/, 'plain', ['products']],
  [/^account-return-receipt/, 'plain', []],
  [/^account-/, 'account', ['commerce']],
  [/^preview-expired/, 'preview', []],
  [/^/, 'plain', []],
];

const expiring = new Set(['wishlist-open', 'guest-return', 'account-return-receipt']);

const sharedBag = '/cart/import?item=1:haddon-table-lamp-brass';

const screenTargets = screens
  // A guest's access to an order ends before caches become stale.
  .filter(({ sends, has }) => !sends && has !== 'order')
  .map((screen): Target => {
    const [, group, calls] = groups.find(([names]) => names.test(screen.name))!;
    return {
      name: screen.name,
      kind: 'screen',
      calls: [...everywhere, ...calls],
      group,
      bag: screen.has === 'cart',
      expires: expiring.has(screen.name),
      async visit(lane) {
        const shopper = twin(lane, await lane.shopperOf(screen));
        // Links from the sibling store expire within minutes.
        const path = group === 'import' ? sharedBag : await pathOf(screen, lane.shop, shopper);
        return { shopper, path };
      },
    };
  });

/** Each entry: the path, the services that its page calls, and the group if it differs from the path's first word. */
const paths: [string, Service[], group?: string][] = [
  // The URL of a Markdown page determines the market, so the country isn't looked up.
  ['/products/brae-pendant-nickel.md', ['content', 'products', 'commerce', 'reviews'], 'product'],
  ['/collections/pendants.md', ['content', 'products'], 'collection'],
  ['/search.md?q=brass', ['content', 'products'], 'search'],
  ['/pages/about.md', ['content', 'products'], 'content'],
  ['/policies/refund-policy.md', ['content', 'commerce'], 'policy'],
  ['/llms.txt', ['content'], 'plain'],
  ['/product-list?collection=pendants', ['geo', 'products'], 'product-list'],
  ['/product-list?q=brass', ['geo', 'products'], 'product-list'],
  ['/robots.txt', ['geo']],
  ['/sitemap.xml', ['geo', 'commerce']],
  ['/sitemaps/pages.xml', ['geo', 'content']],
  ['/sitemaps/collections.xml', ['geo', 'commerce']],
  ['/sitemaps/products-1.xml', ['geo', 'commerce']],
  ['/feeds/products.xml', ['geo', 'commerce']],
  ['/visit', ['geo']],
];

const documents = paths.map(([path, calls, ownGroup]): Target => {
  const [, word = ''] = /^\/(\w+)/.exec(path) ?? [];
  const group = ownGroup ?? word;
  const visit = async (lane: ShopWithFaults) => ({ shopper: await someone(lane), path });
  return { name: path, kind: 'document', calls, group, bag: false, visit };
});

const pictures = [
  ['picture', '/media/shopify/500x500/brae-pendant-nickel-1.jpg?v=10'],
  ['content-picture', '/media/prismic/1440x720/rooms/home-hero.jpg'],
].map(([name = '', path = '']): Target => ({
  ...{ name, kind: 'document', calls: ['images'], group: 'picture', bag: false },
  visit: async (lane) => ({ shopper: await someone(lane), path }),
}));

const agents = [
  { name: 'ucp-profile', path: profilePath },
  { name: 'ucp-message', path: mcpPath, message: messageOf('tools/list') },
].map(({ name, ...visit }): Target => ({
  ...{ name, kind: 'document', calls: ['ucp'], group: name, bag: false },
  visit: async (lane) => ({ shopper: await someone(lane), ...visit }),
}));

type About = Pick<Target, 'calls' | 'group' | 'remembers'> & { bag?: boolean };
type Prepare = (
  lane: ShopWithFaults,
) => Promise<Pick<Visit, 'shopper' | 'wished'> & { fields: Record<string, string> }>;

const action = (
  name: string,
  path: string | ((fields: Record<string, string>) => string),
  about: About,
  prepare: Prepare,
): Target => ({
  name,
  kind: 'action',
  bag: false,
  ...about,
  calls: [...everywhere, ...about.calls],
  async visit(lane) {
    const visit = await prepare(lane);
    return { ...visit, path: typeof path === 'string' ? path : path(visit.fields) };
  },
});

const brae = variantId('brae-pendant-nickel');
const haddon = variantId('haddon-table-lamp-brass');
const saved = variantId('halden-pendant-brass', 'Medium / Linen');

async function withBag(lane: ShopWithFaults, later = false): Promise<Shopper> {
  const shopper = lane.shop.shopper();
  for (const merchandise of [brae, haddon])
    await shopper.submit('/cart', { intent: 'add', merchandise, quantity: '1' });
  if (later) shopper.cookies.set(`later-${saved}`, `1_${Math.floor(Date.now() / 1000)}`);
  return shopper;
}

const lineOf = async (shopper: Shopper): Promise<string> =>
  /name="line" value="([^"]+)"/.exec((await shopper.get('/cart')).text)?.[1] ?? '';

const ofBag: About = { calls: ['commerce'], group: 'bag-form', bag: true };
const bagForm = (intent: string, fields: (shopper: Shopper) => object | Promise<object>) =>
  action(`bag-${intent}`, '/cart', ofBag, async (lane) => {
    const shopper = await withBag(lane, intent === 'restore');
    return { shopper, fields: { intent, ...(await fields(shopper)) } };
  });

const bagForms = [
  bagForm('add', () => ({ merchandise: brae, quantity: '1' })),
  bagForm('update', async (shopper) => ({ line: await lineOf(shopper), quantity: '2' })),
  bagForm('change', async (shopper) => {
    const merchandise = variantId('halden-pendant-brass', 'Small / Black');
    await shopper.submit('/cart', { intent: 'add', merchandise, quantity: '1' });
    return { line: await lineOf(shopper), merchandise: saved };
  }),
  bagForm('remove', async (shopper) => ({ line: await lineOf(shopper) })),
  bagForm('save', async (shopper) => ({ line: await lineOf(shopper) })),
  bagForm('restore', () => ({ merchandise: saved })),
  bagForm('discount', () => ({ code: 'WELCOME10' })),
  bagForm('note', () => ({ note: 'Please ring twice.' })),
  bagForm('gift', () => ({ gift: 'Happy birthday' })),
  bagForm('checkout', () => ({})),
  action('bag-first-add', '/cart', { calls: ['commerce'], group: 'bag-form' }, async (lane) => ({
    shopper: lane.shop.shopper(),
    fields: { intent: 'add', merchandise: brae, quantity: '1' },
  })),
  action(
    'bag-import',
    '/cart/import',
    { calls: ['commerce', 'products'], group: 'import-form', bag: true },
    async (lane) => ({
      shopper: await withBag(lane),
      fields: { item: '1:haddon-table-lamp-brass' },
    }),
  ),
  action(
    'order-again',
    ({ path = '' }) => path,
    { calls: ['commerce'], group: 'reorder' },
    async (lane) => {
      const shopper = await someone(lane, { who: 'three' });
      const { text } = await shopper.get('/accounts/my-orders');
      const [, path = ''] = /href="(\/accounts\/my-orders\/order\?id=\d+)/.exec(text) ?? [];
      return { shopper, fields: { path } };
    },
  ),
];

let people = 0;
const newEmail = () => `faults-${Date.now()}-${++people}@lintel.example`;
const password = 'lintel-demo';
const ofAccount = (group: string): About => ({ calls: ['commerce'], group });
const guest =
  (fields: () => Record<string, string>): Prepare =>
  async (lane) => ({ shopper: await someone(lane), fields: fields() });
const customer =
  (who: NonNullable<Screen['who']>, fields: () => Record<string, string>): Prepare =>
  async (lane) => ({ shopper: await someone(lane, { who }), fields: fields() });

const book = '/accounts/account-addresses';
const newAddress = () => ({
  ...{ firstName: 'Ada', lastName: 'Lamb', address1: `${++people} Mill Street`, city: 'Hudson' },
  ...{ country: 'US', province: 'New York', zip: '12534', phone: '' },
});
const ofAddress =
  (intent: 'update' | 'default' | 'delete'): Prepare =>
  async (lane) => {
    const shopper = await someone(lane, { who: 'many' });
    if (intent === 'delete') await shopper.submit(book, { intent: 'create', ...newAddress() });
    const { text } = await shopper.get(book);
    const ids = [...text.matchAll(/[?&](?:amp;)?address=(\d+)/g)].map(([, id = '']) => id);
    const fields = intent === 'update' ? newAddress() : {};
    return { shopper, fields: { intent, ...fields, id: ids.at(-1) ?? '' } };
  };

const accountForms = [
  action(
    'sign-in',
    '/accounts/login',
    ofAccount('login'),
    guest(() => ({ form: 'login', email: 'zero@lintel.example', password })),
  ),
  action(
    'register',
    '/accounts/login',
    ofAccount('account-form'),
    guest(() => ({
      ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb' },
      ...{ email: newEmail(), password },
    })),
  ),
  action(
    'forgot-password',
    '/accounts/recover',
    ofAccount('account-form'),
    guest(() => ({ email: 'zero@lintel.example' })),
  ),
  action(
    'set-password',
    '/accounts/reset?customerId=1&resetToken=1',
    { ...ofAccount('account-form'), remembers: true },
    guest(() => ({ password: `${password}-${++people}` })),
  ),
  action(
    'activate-account',
    '/account/activate/1/1',
    { ...ofAccount('account-form'), remembers: true },
    guest(() => ({ password: `${password}-${++people}` })),
  ),
  action(
    'change-password',
    '/accounts/change-password',
    ofAccount('account-form'),
    customer('zero', () => ({})),
  ),
  action(
    'address-add',
    book,
    ofAccount('account-form'),
    customer('many', () => ({ intent: 'create', ...newAddress() })),
  ),
  action('address-change', book, ofAccount('account-form'), ofAddress('update')),
  action('address-default', book, ofAccount('account-form'), ofAddress('default')),
  action('address-delete', book, ofAccount('account-form'), ofAddress('delete')),
  action('sign-out', '/accounts/sign-out', ofAccount('sign-out'), async (lane) => {
    const shopper = lane.shop.shopper();
    await shopper.post('/accounts/login', {
      form: 'login',
      email: 'zero@lintel.example',
      password,
    });
    return { shopper, fields: {} };
  }),
];

const soldOut = variantId('halden-pendant-brass', 'Large / Black');
const wish = { handle: 'brae-pendant-nickel', return_to: '/pages/wishlist' };

async function withWish(lane: ShopWithFaults): Promise<Shopper> {
  const shopper = lane.shop.shopper();
  await shopper.submit('/actions/wishlist', { intent: 'add', ...wish });
  return shopper;
}

const heart = (intent: 'add' | 'remove', calls: Service[]) =>
  action(`wishlist-${intent}`, '/actions/wishlist', { calls, group: 'heart' }, async (lane) => {
    const shopper = await withWish(lane);
    const handle = intent === 'add' ? 'tarn-pendant-fern' : wish.handle;
    const wished = intent === 'add' ? [handle, wish.handle] : [];
    return { shopper, fields: { ...wish, intent, handle }, wished };
  });

const anew = <T extends { message: string }>(fields: T): T => ({
  ...fields,
  message: `${fields.message} ${++people}`,
});

const likeIt = 'It is as we had hoped.';
const formsOf = new WeakMap<ShopWithFaults, Promise<string[]>>();

/** Addresses of review forms. A form stores only one review, so each request uses the next form. */
function reviewForms(lane: ShopWithFaults, shopper: Shopper): Promise<string[]> {
  const read = async () => {
    const linksOn = async (path: string, link: RegExp) =>
      [...(await shopper.get(path)).text.matchAll(link)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
    const orders = await linksOn(
      '/accounts/my-orders',
      /href="(\/accounts\/my-orders\/order\?id=\d+)"/g,
    );
    const forms = [];
    for (const order of orders)
      forms.push(...(await linksOn(order, /href="([^"]*\/order\/review\?[^"]+)/g)));
    return forms;
  };
  const forms = formsOf.get(lane) ?? read();
  formsOf.set(lane, forms);
  forms.catch(() => formsOf.delete(lane));
  return forms;
}

const guestOrder = { email: 'three@lintel.example' };

const otherForms = [
  action(
    'look-up-order',
    '/orders/find',
    { calls: ['orders'], group: 'order-lookup' },
    async (lane) => ({
      shopper: await someone(lane),
      fields: { ...guestOrder, order: await orderNameOf(lane.shop, guestOrder.email) },
    }),
  ),
  action(
    'join-newsletter',
    '/newsletter',
    { calls: ['marketing'], group: 'newsletter' },
    async (lane) => ({
      shopper: await someone(lane),
      fields: { email: newEmail(), return_to: '/pages/about' },
    }),
  ),
  action(
    'notify',
    `/products/halden-pendant-brass?variant=${soldOut}`,
    { calls: ['marketing', 'products', 'commerce'], group: 'notify' },
    async (lane) => ({
      shopper: await someone(lane),
      fields: { intent: 'notify', variant: soldOut, email: newEmail() },
    }),
  ),
  action(
    'contact',
    '/forms/contact',
    { calls: ['inquiries'], group: 'inquiry' },
    guest(() => anew(contact)),
  ),
  action(
    'trade',
    '/forms/trade',
    { calls: ['inquiries'], group: 'inquiry' },
    guest(() => anew(trade)),
  ),
  action(
    'write-review',
    ({ path = '' }) => path,
    { calls: ['commerce', 'reviews'], group: 'review' },
    async (lane) => {
      const shopper = await someone(lane, { who: 'many' });
      const forms = await reviewForms(lane, shopper);
      const path = forms[++people % forms.length] ?? '';
      return { shopper, fields: { stars: '5', text: likeIt, author: 'Thea T.', path } };
    },
  ),
  heart('add', ['wishlist', 'products']),
  heart('remove', ['wishlist']),
  action(
    'wishlist-link',
    '/pages/wishlist',
    { calls: ['marketing'], group: 'link' },
    async (lane) => ({
      shopper: await withWish(lane),
      fields: { email: newEmail() },
      wished: [wish.handle],
    }),
  ),
  action('choose-country', '/actions/store', { calls: [], group: 'free' }, async (lane) => ({
    shopper: await someone(lane),
    fields: { country: 'CA', return_to: '/pages/about' },
  })),
  action(
    'choose-store',
    '/actions/store',
    { calls: ['commerce'], group: 'move', bag: true },
    async (lane) => ({
      shopper: await withBag(lane),
      fields: { country: 'AU', return_to: '/pages/about' },
    }),
  ),
  action('choose-privacy', '/consent', { calls: [], group: 'free' }, async (lane) => ({
    shopper: await someone(lane),
    fields: { all: 'no', return_to: '/pages/about' },
  })),
  action('preview-exit', '/preview/exit', { calls: [], group: 'free' }, async (lane) => ({
    shopper: await someone(lane, { has: 'draft' }),
    fields: { return_to: '/pages/about' },
  })),
];

const openedOrder: Target = {
  name: 'guest-order',
  kind: 'screen',
  calls: [...everywhere, 'orders', 'commerce'],
  group: 'guest-order',
  bag: false,
  expires: true,
  async visit(lane) {
    const shopper = lane.shop.shopper();
    const order = await orderNameOf(lane.shop, guestOrder.email);
    await shopper.post('/orders/find', { ...guestOrder, order });
    return { shopper, path: '/orders/order' };
  },
};

const preview: Target = {
  name: 'preview-open',
  kind: 'screen',
  calls: everywhere,
  group: 'preview',
  bag: false,
  visit: async (lane) => ({
    shopper: await someone(lane),
    path: await draftPath(lane.shop, 'winter-opening'),
  }),
};

export const targets: readonly Target[] = [
  ...screenTargets,
  openedOrder,
  preview,
  ...documents,
  ...pictures,
  ...agents,
  ...bagForms,
  ...accountForms,
  ...otherForms,
];
