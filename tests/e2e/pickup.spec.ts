import { control } from '../support/control';
import { expect, test } from './shop';

test.skip(({ world }) => world === 'bare', 'The setting PICKUP is off.');

const lamp = '/products/brae-pendant-nickel';

test(
  'the shop can be chosen on the page, follows the option, and is sorted by distance in the browser [R-501] [R-502]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 42.25, longitude: -73.79 });
    await page.goto('/products/halden-pendant-brass');
    const section = page.getByRole('region', { name: 'Pick up in a shop' });
    await expect(section).toContainText('Choose your options');
    const form = page.locator('#add');
    await form.getByRole('radio', { name: 'Small' }).check();
    await form.getByRole('radio', { name: 'Black' }).check();
    await expect(section.getByText(/shops?( now)?\.$/)).toBeVisible();
    await section.getByText('See stock by shop').click();
    const shops = section.getByRole('listitem');
    await expect(shops.first()).toContainText('Lintel Brooklyn');
    await expect(section.getByRole('list')).not.toContainText(/ mi\b/);
    // The browser sorts the shops, so no request contains the position.
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await section.getByRole('button', { name: 'Nearest first' }).click();
    await expect(shops.first()).toContainText(/Lintel Hudson.*0\.\d mi/);
    expect(sent.filter((one) => /42[.,]2|73[.,]7/.test(one))).toEqual([]);
    await section.getByRole('button', { name: 'Choose Lintel Hudson' }).click();
    await expect(shops.first().getByText('Your shop')).toBeFocused();
    await expect(section.getByText(/^(Pick up|Not) at Lintel Hudson/)).toBeVisible();
    await expect(section.getByText(/of our|all 2|Not in our shops/)).toBeHidden();
    // The next page comes from the cache, and shows the chosen shop before hydration.
    await page.goto(lamp);
    await expect(section.getByText(/^(Pick up|Not) at Lintel Hudson/)).toBeVisible();
  },
);

test('a refused position leaves the list as it is [R-502]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.goto(`${lamp}/pickup`);
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, refuse) =>
      refuse?.({ code: 1, message: '' } as GeolocationPositionError);
  });
  await page.getByRole('button', { name: 'Nearest first' }).click();
  await expect(page.getByText('We couldn’t find out where you are.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Lintel Hudson');
});

for (const javaScriptEnabled of [true, false])
  test(
    `a shop is chosen on its page, and the bag is picked up there, scripts: ${javaScriptEnabled} [R-502] [R-503]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      const location = 72_100_000_001;
      await control(shop, 'pickup', { handle: 'brae-pendant-nickel', location, stock: 4 });
      const page = await visit({ javaScriptEnabled });
      await page.goto(lamp);
      await page.getByRole('link', { name: 'Shops with addresses' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pick up Brae Pendant');
      await page.getByRole('button', { name: 'Choose Lintel Hudson' }).click();
      const hudson = page.getByRole('listitem').filter({ hasText: '218 Warren Street' });
      await expect(hudson.getByText('Your shop')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose Lintel Hudson' })).toBeHidden();
      await page.goto(lamp);
      const add = page.locator('#add').getByRole('button', { name: 'Add to bag', exact: true });
      await add.click();
      if (javaScriptEnabled)
        await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeVisible();
      await page.goto('/cart');
      const main = page.getByRole('main');
      await expect(main.getByLabel('Pick up in a shop instead')).toHaveValue('72100000001');
      await main.getByRole('button', { name: 'Pick up here' }).click();
      await expect(main.getByText('Pick up at Lintel Hudson, 218 Warren Street')).toBeVisible();
      const choice = main.locator('form', { hasText: 'Have it delivered instead' });
      if (javaScriptEnabled) {
        await expect(choice).toBeFocused();
        await expect(page.getByText('You’ll pick up your order at Lintel Hudson.')).toBeAttached();
        // The page's data is read again after each change.
        await expect(main.getByText('Usually ready in 2 hours')).toBeVisible();
        await main.getByRole('spinbutton').fill('5');
        await main.getByRole('spinbutton').press('Enter');
        await expect(main.getByText('Lintel Hudson doesn’t have enough of this now')).toBeVisible();
      }
      await main.getByRole('button', { name: 'Have it delivered instead' }).click();
      await expect(main.getByLabel('Pick up in a shop instead')).toBeVisible();
      if (javaScriptEnabled)
        await expect(page.getByText('Your order will be delivered.')).toBeAttached();
    },
  );

test(
  'browsers show whether a shop is open, and the page’s HTML only its hours [R-504]',
  { tag: '@full' },
  async ({ visit }) => {
    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto('/pages/contact');
    await expect(plain.getByText('Thursday to Sunday').first()).toBeVisible();
    await expect(plain.getByText(/Open now|Closed now/)).toHaveCount(0);
    const page = await visit();
    await page.clock.setFixedTime(new Date('2026-12-03T17:00:00Z'));
    await page.goto('/pages/contact');
    const hudson = page.getByRole('listitem').filter({ hasText: 'Hudson, NY 12534' });
    await expect(hudson).toContainText('Open now, until 6:00 PM.');
    const fremantle = page.getByRole('listitem').filter({ hasText: '41 High Street' });
    await expect(fremantle).toContainText('Closed now. Opens at 10:00 AM.');
  },
);
