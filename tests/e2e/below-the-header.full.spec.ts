import { addCookies } from '../support/screens';
import { variantId } from '../support/seed-ids';
import { expect, test } from './shop';

const products = [
  ...['brae-pendant-nickel', 'brae-pendant-brass', 'opal-bulb-e27', 'ceiling-rose-nickel'],
  ...['ceiling-rose-brass', 'wall-dimmer-brass', 'wall-dimmer-black'],
];

for (const height of [900, 700, 480]) {
  test(`the bag's summary sticks below the header, whole, in a window ${height} px high [R-105]`, async ({
    visit,
    shop,
  }) => {
    const shopper = shop.shopper();
    for (const handle of products) {
      await shopper.post('/cart', { intent: 'add', merchandise: variantId(handle), quantity: '1' });
    }
    const page = await visit();
    await addCookies(page.context(), shopper);
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/cart');
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    const header = (await page.getByRole('banner').boundingBox())!;
    const summary = page.getByRole('region', { name: 'Summary' });
    const box = (await summary.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const checkout = summary.getByRole('button', { name: 'Checkout' });
    await checkout.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
    await expect(checkout).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });
}

test('pictures and form of a product stay together in a wide window, and the buy bar comes when the form goes [R-147]', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/products/halden-pendant-brass');
  const bar = page.locator('.buy-bar').getByRole('link', { name: /^Select Option/ });
  await expect(bar).toHaveCount(0);
  const picture = page.locator('#picture-1');
  const end = await page
    .locator('[data-buy]')
    .evaluate((form) => form.getBoundingClientRect().bottom + window.scrollY);
  await page.evaluate((to) => window.scrollTo(0, to), end);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const header = (await page.getByRole('banner').boundingBox())!;
  const box = (await picture.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
  await expect(bar).toBeVisible();
});
