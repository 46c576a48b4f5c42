import { signIn } from '../support/sign-in';
import { expect, test } from './shop';

const of = (width: number) => ({ width, height: 900 });

test(
  'up to 991 px the menu covers the page from 40 px on, beyond that there is none [R-099]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(of(991));
    await page.goto('/');
    const toggle = page.locator('summary', { hasText: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await toggle.click();
    const { x, y, width, height } = (await menu.boundingBox())!;
    expect([x, y, width, y + height]).toEqual([0, 40, 991, 900]);
    await page.setViewportSize(of(992));
    await expect(toggle).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test(
  'entries of the menu open and close, lead on, and have pictures; its sign changes [R-100] [R-101] [R-102]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(of(390));
    await page.goto('/');
    const toggle = page.locator('summary', { hasText: 'Menu' });
    const sign = toggle.locator('svg').locator('visible=true');
    const closed = await sign.innerHTML();
    await toggle.click();
    await expect(sign).toHaveCount(1);
    expect(await sign.innerHTML()).not.toBe(closed);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const parent = menu.locator('summary', { hasText: 'Lighting' });
    const child = menu.getByRole('link', { name: 'Pendants' });
    await expect(child).toBeHidden();
    await parent.click();
    await expect(child).toBeVisible();
    await expect(child.locator('img')).toBeVisible();
    await parent.click();
    await expect(child).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Journal' })).toHaveAttribute(
      'href',
      '/blogs/journal',
    );
    const socials = menu.getByRole('list').last().getByRole('link');
    expect(await socials.count()).toBeGreaterThan(0);
    for (const link of await socials.all()) await expect(link).toHaveAttribute('href', /^https:/);
  },
);

test(
  'what is said to an old browser is stacked under 768 px [R-240]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const banner = page.getByRole('complementary', { name: 'Your browser' });
    const topOf = async (name: string) =>
      (await banner.getByRole('link', { name }).boundingBox())!.y;
    for (const { width, isStacked } of [
      { width: 767, isStacked: true },
      { width: 768, isStacked: false },
    ]) {
      await page.setViewportSize(of(width));
      await page.goto('/?old=true');
      expect((await topOf('Ignore')) > (await topOf('Update my browser'))).toBe(isStacked);
    }
  },
);

test(
  'orders are cards on a phone, and a table where there is room [R-293]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    await signIn(page, shop.addresses.stores['us']!);
    await page.goto('/accounts/dashboard');
    const main = page.getByRole('main');
    const view = page.getByRole('link', { name: /^View order/ });
    await page.setViewportSize(of(1440));
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ has: view })).toHaveCount(0);
    await page.setViewportSize(of(390));
    await expect(main.getByRole('table')).toBeHidden();
    const card = main.getByRole('listitem').filter({ has: view }).first();
    for (const part of ['Date', 'Payment', 'Fulfilment', 'Tracking'])
      await expect(card.getByText(part, { exact: true })).toBeVisible();
  },
);

for (const width of [320, 360, 390, 430]) {
  const tag = width === 390 ? [] : '@full';
  test(`at ${width} px the hero's button is in the first 660 px`, { tag }, async ({ visit }) => {
    const page = await visit({ viewport: { width, height: 844 } });
    await page.goto('/');
    const button = page.getByRole('main').locator('section').first().getByRole('link').first();
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(660);
  });
}

test('a window of 2560 px has five columns of products', { tag: '@full' }, async ({ visit }) => {
  const page = await visit({ viewport: { width: 2560, height: 1440 } });
  await page.goto('/collections/pendants');
  const cards = page.getByRole('main').locator('article');
  const tops = await cards.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
});
