import { makeSeed } from '../../sandbox/seed';
import { expect, test } from './shop';

const { products } = makeSeed();
const several = products.find(({ handle }) => handle === 'halden-pendant-brass')!;

test("a card that says 'From' names the variant it adds, and has its price, with scripts @bare [R-134]", async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/collections/pendants');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('h3 a[href="/products/orsta-pendant-black"]') });
  await expect(card).toContainText('From $');
  const button = card.getByRole('button', { name: /^Add to bag/ });
  await expect(button).toContainText('Small');
  const [price = ''] = /\$\d+\.\d\d/.exec((await card.textContent()) ?? '') ?? [];
  expect(price).not.toBe('');
  await button.click();
  const bag = page.getByRole('dialog', { name: 'Your bag' });
  await expect(bag).toContainText('Size: Small');
  await expect(bag.getByText('Subtotal').locator('xpath=..')).toContainText(price);
});

for (const width of [390, 1440])
  test(`the buttons of a carousel’s cards are in one row, at ${width} px`, async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    await page.goto('/products/halden-pendant-brass');
    const cards = page.getByRole('region', { name: 'You may also like' });
    await cards.scrollIntoViewIfNeeded();
    const buttons = cards.getByRole('button', { name: /^Add to bag/ });
    const linesOfButtons = async () =>
      new Set((await buttons.allInnerTexts()).map((text) => text.split('\n').length));
    // Some name the variant that they add. The browser renders the cards only after scrolling.
    await expect.poll(async () => (await linesOfButtons()).size).toBeGreaterThan(1);
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
  });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`the pictures of a card can be leafed through, and lead to the product, ${how} scripts [R-133]`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pages/finishes');
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`h3 a[href="/products/${several.handle}"]`) });
    const pictures = card.getByRole('region', { name: 'Pictures of Halden Pendant' });
    const track = pictures.getByRole('list');
    await track.scrollIntoViewIfNeeded();
    const placeOf = () => track.evaluate((element) => Math.round(element.scrollLeft));
    const width = await track.evaluate((element) => element.clientWidth);
    await expect(pictures.locator('img')).toHaveCount(3);
    await expect(pictures.locator('img:not([loading=lazy])')).toHaveCount(0);
    expect(await track.evaluate((element) => element.scrollWidth)).toBe(3 * width);
    const controls = pictures.getByRole('button');
    if (javaScriptEnabled) {
      await expect(pictures.getByRole('button', { name: 'Previous' })).toHaveCount(0);
      await pictures.getByRole('button', { name: 'Next' }).click();
      await expect.poll(placeOf).toBe(width);
      await expect(pictures.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    } else {
      await expect(controls).toHaveCount(0);
      await track.hover();
      await page.mouse.wheel(width, 0);
      await expect.poll(placeOf).toBe(width);
    }
    const box = (await track.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
    await expect(page).toHaveURL(new RegExp(`/products/${several.handle}$`));
  });
}

test('in a narrow window a carousel has arrows, too, but not at its ends [R-263]', async ({
  visit,
}) => {
  const page = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/styleguide');
  const many = page.getByRole('region', { name: 'Many pendants' });
  const next = many.getByRole('button', { name: 'Next' });
  const previous = many.getByRole('button', { name: 'Previous' });
  await expect(next).toBeVisible();
  await expect(previous).toHaveCount(0);
  await next.click();
  await expect(previous).toBeVisible();
  while ((await next.count()) > 0) await next.click();
  await expect(previous).toBeVisible();
  const fits = page.getByRole('region', { name: 'One pendant' });
  await expect(fits.getByRole('button', { name: /^(Previous|Next|Slide)/ })).toHaveCount(0);
});
