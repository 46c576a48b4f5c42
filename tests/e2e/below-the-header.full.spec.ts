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

test("a product's shorter column scrolls to its end and stays above the buy bar, which comes when the form goes [R-147]", async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const bar = page.locator('.buy-bar');
  const columns = {
    '/products/halden-pendant-brass': page.getByLabel('Video of the Halden Pendant'),
    '/products/aske-chair-black': page.getByRole('button', { name: 'Print this page' }),
  };
  for (const [product, endOfShorter] of Object.entries(columns)) {
    await page.goto(product);
    await expect(bar).toBeHidden();
    const scrolledTo = async (y: number) => {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
      return (await endOfShorter.boundingBox())!;
    };
    const longer = await page
      .locator('.product-columns')
      .evaluate((box) => box.getBoundingClientRect().bottom);
    const { y, height } = (await endOfShorter.boundingBox())!;
    const atItsEnd = await scrolledTo(Math.ceil(y + height) - 700);
    const atTheLonger = await scrolledTo(Math.floor(longer) - 820);
    await expect(bar).toBeVisible();
    const barY = (await bar.boundingBox())!.y;
    expect(atTheLonger.y + height).toBeLessThanOrEqual(barY);
    expect(atTheLonger.y).toBeGreaterThan(0);
    expect(Math.abs(atTheLonger.y - atItsEnd.y)).toBeLessThan(150);
  }
});

test('a low gallery stays below the header until the form ends [R-147]', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/products/gift-card');
  const pictures = page.getByRole('region', { name: 'Pictures of Gift Card' });
  const { height } = (await pictures.boundingBox())!;
  const end = await page
    .locator('.product-columns')
    .evaluate((box) => box.getBoundingClientRect().bottom);
  const header = page.getByRole('banner');
  await page.evaluate((to) => window.scrollTo(0, to), Math.floor(end - height - 120));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  const { y: top, height: headerHeight } = (await header.boundingBox())!;
  const box = (await pictures.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(top + headerHeight);
  expect(box.y).toBeLessThan(150);
});
