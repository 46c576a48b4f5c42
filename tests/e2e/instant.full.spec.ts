import { openPlainTab, type PlainPage, type PlainTab } from '../support/plain-chromium';
import { expect, test } from './shop';

const list = '/collections/pendants';
const article = '/blogs/journal/how-high-to-hang-a-pendant';

async function point(page: PlainPage, selector: string, press = false): Promise<void> {
  const box = `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`;
  const [x, y] = await page.evaluate<[number, number]>(box);
  const types = press ? ['mousePressed', 'mouseReleased'] : ['mouseMoved'];
  for (const type of types)
    await page.send('Input.dispatchMouseEvent', { type, x, y, button: press ? 'left' : 'none', clickCount: 1 }); // prettier-ignore
}

async function open({ page }: PlainTab, url: string): Promise<void> {
  await page().send('Page.navigate', { url });
  const state = () => page().evaluate<string[]>('[location.href, document.readyState]');
  await expect.poll(() => state().catch(() => [])).toEqual([url, 'complete']);
}

/** `blocked` also blocks the scripts of all later pages. */
async function start({ page }: PlainTab, url: string, blocked: boolean): Promise<void> {
  await page().send('Network.enable');
  await page().send('Network.setCookie', { name: 'popup-seen', value: '1', url });
  const urls = blocked ? ['*/assets/entry.client-*', '*/assets/manifest-*'] : [];
  await page().send('Network.setBlockedURLs', { urls });
}

const cookiesOf = (page: PlainPage) =>
  page
    .send('Network.getCookies')
    .then(({ cookies }) => (cookies as { name: string; value: string }[]).map(({ name, value }) => `${name}=${value}`).sort()); // prettier-ignore

const isScripted = '"scripted" in document.documentElement.dataset';
const asked = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`;

test('a product is prerendered while the pointer rests on its link, and nothing comes of it until it is opened [R-083]', async ({
  shop,
}) => {
  const tab = await openPlainTab();
  try {
    const origin = Object.values(shop.addresses.stores)[0]!;
    await start(tab, origin, true);
    await open(tab, origin + list);
    const before = await cookiesOf(tab.page());
    const link = 'main article h3 a';
    const path = await tab.page().evaluate<string>(`document.querySelector('${link}').pathname`);
    await point(tab.page(), 'header a[href="/cart"]');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(tab.prerenders).toEqual([]);
    await tab.page().evaluate(`document.querySelector('${link}').scrollIntoView({ block: 'center' })`); // prettier-ignore
    await point(tab.page(), link);
    await expect.poll(() => tab.prerenders.at(-1)).toBe('Ready');
    const ahead = tab.prerendered()!;
    expect(await ahead.evaluate('[document.prerendering, location.pathname]')).toEqual([
      true,
      path,
    ]);
    expect(await ahead.evaluate(isScripted)).toBe(false);
    expect(await ahead.evaluate(asked)).not.toContain('/visit');
    const others = (await cookiesOf(tab.page())).filter((one) => !/^(?:place|visitor)=/.test(one));
    expect(before).toEqual(expect.arrayContaining(others));
    await point(tab.page(), link, true);
    const opened = () => tab.page().evaluate<unknown[]>('[document.prerendering, location.pathname, performance.getEntriesByType("navigation")[0].activationStart > 0]'); // prettier-ignore
    await expect.poll(() => opened().catch(() => [])).toEqual([false, path, true]);
    await point(tab.page(), 'h1');
    await expect.poll(() => tab.page().evaluate(asked)).toContain('/visit');
    await expect.poll(() => tab.page().evaluate(isScripted)).toBe(true); // prettier-ignore
  } finally {
    await tab.close();
  }
});

test('scripts fetch a page ahead once, and the press needs no further request [R-083]', async ({
  visit,
  shop,
}) => {
  const page = await visit();
  await page.goto(list);
  await expect(page.locator('html[data-scripted]')).toBeAttached();
  const link = page.getByRole('main').locator('article h3 a').first();
  const path = await link.getAttribute('href');
  const logged = () => shop.logs().split(`"path":"${path}.data"`).length;
  const before = logged();
  const answered = () => logged() - before;
  await link.hover();
  await expect.poll(answered).toBe(1);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(path!);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answered()).toBe(1);
});

test('after a change of the country, a page that was fetched ahead has the new prices', async ({
  visit,
  shop,
}) => {
  const page = await visit({ baseURL: shop.addresses.stores.au!, country: 'AU' });
  await page.goto(list);
  await expect(page.locator('html[data-scripted]')).toBeAttached();
  const heading = await page.locator('h1').textContent();
  const link = page.getByRole('main').locator('article h3 a').first();
  const path = await link.getAttribute('href');
  const isData = (url: string) => new URL(url).pathname === `${path}.data`;
  const fetched = page.waitForEvent('requestfinished', (request) => isData(request.url()));
  await link.hover();
  await fetched;
  const form = page.getByRole('contentinfo').locator('form[action="/actions/store"]');
  await form.getByRole('combobox').selectOption('JP');
  await form.getByRole('button', { name: 'Change' }).click();
  const yen = /¥|JPY/;
  await expect(page.getByRole('main').locator('article').first()).toContainText(yen);
  await expect(page.locator('html[data-scripted]')).toBeAttached();
  await link.click();
  await expect(page).toHaveURL(path!);
  // The list stays in the page until the transition begins.
  await expect(page.locator('h1')).not.toHaveText(heading!);
  const main = page.getByRole('main');
  await expect(main).toContainText(yen);
  await expect(main).not.toContainText(/\$\d/);
});

function noteTransitions(): void {
  const parts = () =>
    document.getAnimations().flatMap(({ effect }) => {
      const pseudo = (effect as KeyframeEffect).pseudoElement ?? '';
      return pseudo.startsWith('::view-transition') ? [pseudo] : [];
    });
  const note = ({ ready }: ViewTransition) =>
    ready.then(() => sessionStorage.setItem('moved', [...new Set(parts())].sort().join(' ')));
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void note(transition);
    return transition;
  };
}

const movements: [how: string, motion: 'reduce' | 'no-preference', moved: string][] = [
  [
    'moves to its page',
    'no-preference',
    '::view-transition-group(product) ::view-transition-new(product) ::view-transition-old(product)',
  ],
  ['stays where it is with reduced motion', 'reduce', ''],
];
for (const [how, reducedMotion, moved] of movements) {
  test(`the picture of the pressed product ${how} [R-088]`, async ({ visit }) => {
    const page = await visit();
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(noteTransitions);
    await page.goto(list);
    await expect(page.locator('html[data-scripted]')).toBeAttached();
    await page.getByRole('main').locator('article h3 a').nth(1).click();
    await expect(page).toHaveURL(/products/);
    const seen = () => page.evaluate(() => sessionStorage.getItem('moved'));
    await expect.poll(seen).toBe(moved);
  });
}

test('Back, pressed before the picture has begun to move, is no error', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      if (location.pathname.startsWith('/products/')) {
        history.back();
        sessionStorage.setItem('pressed', location.pathname);
      }
      return start(update);
    };
  });
  await page.goto(list);
  await expect(page.locator('html[data-scripted]')).toBeAttached();
  await page.getByRole('main').locator('article h3 a').nth(1).click();
  const pressed = () => page.evaluate(() => sessionStorage.getItem('pressed'));
  await expect.poll(pressed).toContain('/products/');
  await expect(page).toHaveURL(list);
  await expect(page.locator('h1')).toHaveText('Pendants');
});

const publicPages = [
  '/',
  list,
  '/products/brae-pendant-nickel',
  '/search?q=brass',
  '/blogs/journal',
  article,
  '/pages/faqs',
];

for (const [how, blocked] of [
  ['with scripts blocked', true],
  ['with its scripts', false],
] as const) {
  test(`browsers keep every public page for Back, ${how} [R-087]`, async ({ shop }) => {
    const tab = await openPlainTab();
    const origin = Object.values(shop.addresses.stores)[0]!;
    try {
      await start(tab, origin, blocked);
      for (const path of publicPages) {
        await open(tab, origin + path);
        if (!blocked) {
          await tab.page().send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift' });
          await expect.poll(() => tab.page().evaluate(isScripted)).toBe(true);
        }
        await tab.page().evaluate('window.kept = true');
        await open(tab, `${origin}/pages/delivery`);
        await tab.page().evaluate('setTimeout(() => history.back(), 10)');
        const found = () =>
          tab.page().evaluate('[location.pathname + location.search, window.kept ?? JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons)]'); // prettier-ignore
        await expect.poll(() => found().catch(() => [])).toEqual([path, true]);
      }
    } finally {
      await tab.close();
    }
  });
}

test('a page that slept in the back/forward cache shows the bag and the hearts as they are now [R-087]', async ({
  shop,
}) => {
  const tab = await openPlainTab();
  const origin = Object.values(shop.addresses.stores)[0]!;
  const shown = () =>
    tab.page().evaluate<string[]>('[location.pathname, ...["cart-dot", "hearts"].map((id) => document.getElementById(id).textContent.slice(0, 20))]'); // prettier-ignore
  try {
    await start(tab, origin, false);
    await open(tab, origin + list);
    expect(await shown()).toEqual([list, '', '']);
    await open(tab, `${origin}/pages/delivery`);
    for (const [name, value] of [
      ['cart-count-USD', '2'],
      ['wishlist', 'brae-pendant-nickel'],
    ])
      await tab.page().send('Network.setCookie', { name, value, url: origin });
    await tab.page().evaluate('setTimeout(() => history.back(), 10)');
    await expect
      .poll(() => shown().catch(() => []))
      .toEqual([list, ':root{--cart-filled:', ':root{--wishlist-fil']);
  } finally {
    await tab.close();
  }
});
