import type { Width } from './engine';
import type { Line } from './line';
import type { Visitor } from './visitor';

interface JourneyContext {
  visitor: Visitor;
  line: Line;
  width: Width;
  scripts: boolean;
}

export interface Journey {
  name: string;
  /** False turns JavaScript off. */
  scripts?: false;
  quick?: true;
  /**
   * `consent` asks for consent; `remix-features` is the build with
   * `tests/support/remix-features.tsx`.
   */
  shop?: 'consent' | 'remix-features';
  run(context: JourneyContext): Promise<void>;
}

const lamp = '/products/brae-pendant-nickel';
const addButton = 'main form button[type=submit]';
const layer = ':is(dialog, [role=dialog])';
const bag = 'header a';

async function addToBag({ visitor, scripts }: JourneyContext): Promise<void> {
  await visitor.press(addButton, 'Add to bag');
  if (!scripts) return void (await visitor.see('[role=status]', /Added to bag/));
  await visitor.see(`${layer} a`, /Brae Pendant/);
  await visitor.key('Escape');
  await visitor.miss(layer);
}

async function payInCheckout({ visitor }: JourneyContext): Promise<void> {
  await visitor.see('*', 'Demo checkout, no payment is taken.');
  const fields = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Lamb',
    Address: '1 Mill Street',
    City: 'Portland',
    'State or province': 'Oregon',
    'Postcode or ZIP code': '97201',
  };
  for (const [name, value] of Object.entries(fields)) {
    // The label may end with a hint.
    const label = new RegExp(`^${name}\\b(?! line)`);
    const field = await visitor.see('input', label);
    if (field.value === '') await visitor.fill('input', label, value);
  }
  await visitor.press('button', 'Continue to delivery');
  await visitor.press('button', 'Continue to payment');
  await visitor.press('[type=radio]', 'The payment is approved');
  await visitor.press('button', /Complete order/);
  await visitor.see('h1, h2', /Thank you/);
}

async function playFilm({ visitor }: JourneyContext): Promise<void> {
  const film = `document.querySelector('main video')`;
  await visitor.open('/products/halden-pendant-brass');
  await visitor.see('main video');
  await visitor.value(`${film}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  // Chromium's play button is at the left of the bar, the other engines' in the middle.
  const place = await visitor.value(`(() => {
    const { left, top, width, bottom, height } = ${film}.getBoundingClientRect();
    return /Chrome/.test(navigator.userAgent)
      ? [left + 24, bottom - 48].join()
      : [left + width / 2, top + height / 2].join();
  })()`);
  const [x, y] = String(place).split(',').map(Number);
  // The controls appear after scrolling.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await visitor.tab.click(x!, y!);
  await visitor.until('the film plays', () => visitor.value(`${film}.currentTime > 0`));
}

async function purchase(context: JourneyContext): Promise<void> {
  const { visitor, scripts } = context;
  await visitor.open('/');
  await visitor.press('main a', 'Pendants');
  await visitor.see('h1', 'Pendants');
  await visitor.press('main article a', /^Brae Pendant/);
  await visitor.see('h1', 'Brae Pendant');
  await addToBag(context);
  await visitor.open('/cart');
  await visitor.see('h1', 'Your bag');
  await visitor.fill('main [type=number]', /^Quantity of Brae Pendant/, '2');
  if (scripts) await visitor.key('Tab');
  else await visitor.press('main button', 'Update');
  await visitor.see('main *', /^Subtotal\b.*\$330\.00$/);
  await visitor.press('main summary', 'Add a code');
  await visitor.fill('main input', /^Discount code/, 'WELCOME10');
  await visitor.press('main button', 'Apply');
  await visitor.see('main *', /WELCOME10 applied/);
  await visitor.see('main *', /^Subtotal\b.*\$297\.00$/);
  await visitor.press('main button', 'Checkout');
  await payInCheckout(context);
  await visitor.see('*', /#1\d+/);
  await visitor.press('a', 'Continue shopping');
  await visitor.see('main a', 'Pendants');
  await visitor.open('/cart');
  await visitor.see('main *', 'Oh no, your bag is empty!');
}

/** Features that Remix documents. `tests/e2e` tests prefetched links. */
async function useRemix({ visitor, scripts }: JourneyContext): Promise<void> {
  await visitor.open('/remix-features');
  await visitor.see('h1', 'Page 1');
  if (scripts) {
    await visitor.see('main p', 'Late of 1');
    await visitor.see('main p', 'Loaded by the server');
    await visitor.see('main a.active', 'This page');
    await visitor.press('h1', 'Page 1');
    await visitor.until('the page is hydrated', () =>
      visitor.value(`window.lazyHydration.phase === 'hydrated'`),
    );
    await visitor.value('window.sameDocument = true');
  }
  await visitor.press('main a', 'Next page');
  await visitor.see('h1', 'Page 2');
  if (scripts) {
    await visitor.see('main p', 'Loaded by the browser');
    await visitor.see('main p', 'Late of 2');
    await visitor.see('main p', 'Navigation: idle');
  }
  await visitor.fill('main input', 'Word of the form', 'lamp');
  await visitor.press('main button', 'Send the form');
  await visitor.see('main [role=status]', 'form: lamp');
  if (!scripts) return;
  await visitor.fill('main input', 'Word of the fetcher', 'shade');
  await visitor.press('main button', 'Send by fetcher');
  await visitor.see('main p', /fetcher: shade/);
  if ((await visitor.value('window.sameDocument')) !== true)
    throw new Error('The page was loaded again');
}

export const journeys: readonly Journey[] = [
  { name: 'remix-features', shop: 'remix-features', run: useRemix },
  { name: 'remix-features-without-scripts', shop: 'remix-features', scripts: false, run: useRemix },
  { name: 'purchase', quick: true, run: purchase },
  { name: 'purchase-without-scripts', quick: true, scripts: false, run: purchase },
  {
    name: 'before-scripts',
    async run({ visitor, line }) {
      line.hold();
      await visitor.open(lamp);
      await visitor.press('main button', 'One more');
      await visitor.until('the quantity is 2', async () => {
        const { value } = await visitor.see('main [type=number]');
        return value === '2';
      });
      await visitor.press(addButton, 'Add to bag');
      // `app/routes/shell/lazy-hydration.ts` holds clicks back for up to three seconds, and repeats
      // them when the scripts arrive.
      await new Promise((resolve) => setTimeout(resolve, 500));
      line.release();
      await visitor.see(`${layer} *`, /^Qty: 2/);
    },
  },
  {
    name: 'scripts-that-do-not-come',
    async run({ visitor, line }) {
      line.hold();
      await visitor.open(lamp);
      await visitor.press(addButton, 'Add to bag');
      await visitor.see('[role=status]', /Added to bag/);
      await visitor.see(bag, 'Bag, items:');
    },
  },
  {
    name: 'bag-after-back',
    async run(context) {
      const { visitor } = context;
      await visitor.open('/collections/pendants');
      await visitor.see(bag, 'Bag');
      await visitor.open(lamp);
      await addToBag(context);
      await visitor.see(bag, 'Bag, items:');
      await visitor.back();
      await visitor.at(/\/collections\/pendants/);
      await visitor.see(bag, 'Bag, items:');
      await visitor.press(bag, 'Bag, items:');
      // The drawer, or the cart page if scripts are late.
      await visitor.see(`${layer} [type=number], main [type=number]`, /Quantity of Brae Pendant/);
    },
  },
  {
    name: 'search-overlay',
    async run({ visitor }) {
      await visitor.open('/');
      await visitor.press('header a', 'Search');
      await visitor.see(`${layer} [type=search]`);
      await visitor.fill(`${layer} [type=search]`, undefined, 'brass');
      await visitor.see(`${layer} article`, /brass/i);
      await visitor.see(`${layer} a, ${layer} button`, 'See more results');
      await visitor.key('Escape');
      await visitor.miss(layer);
    },
  },
  {
    name: 'search-page',
    async run({ visitor }) {
      await visitor.open('/search');
      await visitor.fill('main [type=search]', undefined, 'brass');
      await visitor.key('Enter');
      await visitor.at(/[?&]q=brass/);
      await visitor.see('main article', /brass/i);
    },
  },
  {
    name: 'filters',
    async run({ visitor, width }) {
      const panel = '[aria-label=Filters]';
      const isColumn = width >= 1280;
      await visitor.open('/collections/all');
      if (!isColumn) await visitor.press('main button', /^Filter/);
      await visitor.press(`${panel} summary`, /^Show all \d+$/);
      await visitor.press(`${panel} a`, /^Black \d+/);
      await visitor.at(/tag=Colour(~|%7E)Black$/);
      if (!isColumn) {
        await visitor.press(`${panel} button`, /^Show \d+/);
        await visitor.miss(layer);
      }
      await visitor.press('main a', 'Remove Color: Black');
      await visitor.at(/collections\/all$/);
    },
  },
  {
    name: 'sign-in',
    async run({ visitor }) {
      const form = 'main [aria-label="Sign in"], main section';
      await visitor.open('/accounts/login');
      await visitor.fill(`:is(${form}) [type=email]`, /^Email/, 'three@lintel.example');
      await visitor.fill(`:is(${form}) [type=password]`, /^Password/, 'lintel-demo');
      await visitor.key('Enter');
      await visitor.see('h1', /^Hello .+!$/);
    },
  },
  {
    name: 'wishlist',
    async run({ visitor }) {
      await visitor.open('/collections/pendants');
      const { name } = await visitor.see('main article button', /to your wishlist$/);
      const product = name.replace(/^Add (.*) to your wishlist$/, '$1');
      const remove = `Remove ${product} from your wishlist`;
      await visitor.press('main article button', name);
      await visitor.see('main article button', remove);
      // The heart fills before the server has stored the wish.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await visitor.press('a', 'Wishlist, not empty');
      await visitor.see('h1', 'Wishlist');
      await visitor.press('main button', remove);
      await visitor.see('main *', /Your wishlist is empty/);
      await visitor.miss('a', 'Wishlist, not empty');
    },
  },
  {
    name: 'consent',
    shop: 'consent',
    async run({ visitor }) {
      const notice = '[aria-label="Your privacy"]';
      await visitor.open('/pages/about');
      await visitor.press(`${notice} button`, 'Necessary only');
      await visitor.miss(notice);
      await visitor.open('/collections/pendants');
      await visitor.see('h1', 'Pendants');
      await visitor.miss(notice);
    },
  },
  {
    name: 'stepper',
    async run({ visitor }) {
      await visitor.open(lamp);
      const { y } = await visitor.see('main button', 'One more');
      for (const above of [30, 50, 70, 90, 130]) {
        await visitor.value(`window.scrollTo(0, ${y + above} - innerHeight)`);
        await visitor.until(
          `'One more' is free ${above} px above the window's edge`,
          async () => (await visitor.see('main button', 'One more')).free,
        );
      }
      await visitor.press('main button', 'One more');
      await visitor.until(
        'the quantity is 2',
        async () => (await visitor.see('main [type=number]')).value === '2',
      );
    },
  },
  {
    name: 'gallery',
    async run({ visitor }) {
      await visitor.open('/products/halden-pendant-brass');
      await visitor.press('#picture-1');
      await visitor.see(`${layer} *`, /^1 of \d$/);
      await visitor.key('ArrowRight');
      await visitor.see(`${layer} *`, /^2 of \d$/);
      await visitor.key('Escape');
      await visitor.miss(layer);
    },
  },
  // Not without scripts: WebKit's own controls need them.
  { name: 'film', run: playFilm },
  {
    name: 'offline',
    async run({ visitor }) {
      await visitor.open('/collections/pendants');
      await visitor.press('h1', 'Pendants');
      await visitor.until('the page is hydrated', () =>
        visitor.value(`window.lazyHydration?.phase === 'hydrated'`),
      );
      await visitor.tab.offline(true);
      await visitor.see('*', /^You appear to be offline/);
      await visitor.press('footer a[href="/pages/delivery"]');
      await visitor.see('dialog button', 'Stay on this page');
      await visitor.tab.offline(false);
      await visitor.at(/\/pages\/delivery/);
      await visitor.see('h1', /./);
    },
  },
];
