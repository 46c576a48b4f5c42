/** Pages that are there before the press: prerendered before there are scripts, and fetched ahead by scripts. */
import { openPlainTab, type PlainPage, type PlainTab } from '../support/plain-chromium';
import { expect, test } from './shop';

const list = '/collections/pendants';

/** Presses, or only points at, the middle of an element. */
async function point(page: PlainPage, selector: string, press = false): Promise<void> {
  const box = `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`;
  const [x, y] = await page.evaluate<[number, number]>(box);
  const types = press ? ['mousePressed', 'mouseReleased'] : ['mouseMoved'];
  for (const type of types)
    await page.send('Input.dispatchMouseEvent', { type, x, y, button: press ? 'left' : 'none', clickCount: 1 }); // prettier-ignore
}

/** Opens a page whose scripts never come, and waits until it is shown. */
async function openAsleep({ page }: PlainTab, url: string): Promise<void> {
  await page().send('Network.enable');
  await page().send('Network.setBlockedURLs', {
    urls: ['*/assets/entry.client-*', '*/assets/manifest-*'],
  });
  await page().send('Page.navigate', { url });
  await expect.poll(() => page().evaluate('document.readyState')).toBe('complete');
}

const cookiesOf = (page: PlainPage) =>
  page
    .send('Network.getCookies')
    .then(({ cookies }) => (cookies as { name: string; value: string }[]).map(({ name, value }) => `${name}=${value}`).sort()); // prettier-ignore

const isScripted = '"scripted" in document.documentElement.dataset';
const asked = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`;

test('a product is prerendered while the pointer rests on its link, and nothing comes of it until it is opened', async ({
  shop,
}) => {
  const tab = await openPlainTab();
  try {
    await openAsleep(tab, Object.values(shop.addresses.stores)[0]! + list);
    const before = await cookiesOf(tab.page());
    const link = 'main article h3 a';
    const path = await tab.page().evaluate<string>(`document.querySelector('${link}').pathname`);
    // The bag is never asked for ahead.
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
    expect(await cookiesOf(tab.page())).toEqual(before);
    await point(tab.page(), link, true);
    const opened = () => tab.page().evaluate<unknown[]>('[document.prerendering, location.pathname, performance.getEntriesByType("navigation")[0].activationStart > 0]'); // prettier-ignore
    await expect.poll(opened).toEqual([false, path, true]);
    // Now somebody looks at it.
    await point(tab.page(), 'h1');
    await expect.poll(() => tab.page().evaluate(asked)).toContain('/visit');
    await expect.poll(() => tab.page().evaluate(isScripted)).toBe(true); // prettier-ignore
  } finally {
    await tab.close();
  }
});

test('scripts fetch a page ahead once, and the press needs no further request', async ({
  visit,
  shop,
}) => {
  const page = await visit();
  await page.goto(list);
  await expect(page.locator('html[data-scripted]')).toBeAttached();
  const link = page.getByRole('main').locator('article h3 a').first();
  const path = await link.getAttribute('href');
  const answered = () => shop.logs().split(`"path":"${path}.data"`).length - 1;
  await link.hover();
  await expect.poll(answered).toBe(1);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(path!);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answered()).toBe(1);
});
