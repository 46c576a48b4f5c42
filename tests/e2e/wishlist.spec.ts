import { waitingChanges } from '../support/wishlist-driver';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';

test('a shopper keeps a lamp with JavaScript and puts it into the cart @presets [R-059] [R-091] [R-158] [R-222]', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/collections/pendants');
  const dot = page
    .getByRole('link', { name: /^Wishlist/ })
    .locator('span')
    .last();
  const [add] = await page.getByRole('button', { name: /to your wishlist$/ }).all();
  const name = (await add!.textContent())!.replace(/^Add (.*) to your wishlist$/, '$1');
  await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toHaveCount(0);
  await add!.click();
  const remove = page.getByRole('button', { name: `Remove ${name} from your wishlist` }).first();
  await expect(remove).toBeVisible();
  await expect(remove).toBeFocused();
  await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toBeVisible();
  await expect(dot).toBeVisible();

  await page.getByRole('link', { name: /^Wishlist/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Choose/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Halden Pendant' });
  await sheet.getByRole('radio', { name: 'Small' }).check();
  await sheet.getByRole('radio', { name: 'Black' }).check();
  await sheet.getByRole('button', { name: 'Add to bag' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: `Remove ${name} from your wishlist` }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await main.getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('button', { name: `Remove ${name} from your wishlist` }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toHaveCount(0);

  const suggestions = main.getByRole('region', { name: 'Popular products' });
  for (const count of [1, 2]) {
    await suggestions
      .getByRole('button', { name: /to your wishlist$/ })
      .first()
      .click();
    await expect(page.getByText('Your wishlist is empty')).toHaveCount(0);
    const saved = suggestions.getByRole('button', { name: /from your wishlist$/ });
    await expect(saved.nth(count - 1)).toBeFocused();
  }
});

test(
  'the wishlist contains a heart that was pressed just before [R-158]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const answer = await holdRequests(page, '**/actions/wishlist.data');
    await page.goto('/collections/pendants');
    const add = page.getByRole('button', { name: /to your wishlist$/ }).first();
    const name = (await add.textContent())!.replace(/^Add (.*) to your wishlist$/, '$1');
    await add.click();
    await page.getByRole('link', { name: /^Wishlist/ }).click();
    // The page would open now if it didn't wait for the heart's request.
    await page.waitForTimeout(500);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist');
    await expect(
      page.getByRole('main').getByRole('button', { name: `Remove ${name} from your wishlist` }),
    ).toBeVisible();
  },
);

test(
  'a removal that is refused says why, and the product stays [R-158]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await page.goto('/collections/pendants');
    const add = page.getByRole('button', { name: /to your wishlist$/ }).first();
    const name = (await add.textContent())!.replace(/^Add (.*) to your wishlist$/, '$1');
    await add.click();
    await expect
      .poll(async () => (await page.context().cookies()).map((cookie) => cookie.name))
      .toContain('wishlist');
    await page.goto('/pages/wishlist');
    const url = new URL('/', page.url()).href;
    await page
      .context()
      .addCookies(waitingChanges().map(([cookie, value]) => ({ name: cookie, value, url })));
    const remove = page
      .getByRole('main')
      .getByRole('button', { name: `Remove ${name} from your wishlist` });
    await remove.click();
    const toast = page.getByRole('status').filter({ hasText: 'We can’t change your wishlist' });
    await expect(toast).toBeVisible();
    await expect(remove).toBeFocused();
    await expect(page.getByText('Removed:')).toHaveCount(0);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);

    await page.route('**/actions/wishlist.data', (route) => route.fulfill({ status: 503 }));
    await remove.click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'We’re not sure whether your wishlist was changed' }),
    ).toBeVisible();
    await expect(remove).toBeFocused();
  },
);

test(
  'the list’s page removes a product that the cookie has no room for',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/collections/pendants');
    await page
      .getByRole('button', { name: /to your wishlist$/ })
      .first()
      .click();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('wishlist');
    await page.goto('/pages/wishlist');
    await page.context().clearCookies({ name: /wish(list$|-)/ });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toHaveCount(0);
    const main = page.getByRole('main');
    const answer = await holdRequests(page, '**/actions/wishlist.data');
    await main.getByRole('button', { name: /from your wishlist$/ }).click();
    await expect(main.getByRole('button', { name: /to your wishlist$/ })).toBeFocused();
    answer();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  },
);

test(
  'each requested link is confirmed, and the form is empty again',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/pages/wishlist');
    const email = page.getByRole('main').getByLabel('Email address');
    for (const _ of [1, 2]) {
      await email.fill(`list-${Date.now()}@lintel.example`);
      await page.getByRole('button', { name: 'Send a link' }).click();
      await expect(page.getByText('We’ve sent a link to l***@lintel.example.')).toBeFocused();
      await expect(email).toHaveValue('');
    }
  },
);

test('a second tab shows what the first one kept [R-222]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/collections/pendants');
  const other = await page.context().newPage();
  await other.goto('/collections/pendants');
  await page.bringToFront();
  await page
    .getByRole('button', { name: /to your wishlist$/ })
    .first()
    .click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('wishlist');
  await other.bringToFront();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByRole('button', { name: /from your wishlist$/ })).toHaveCount(1);
});

test(
  'a heart of the list that a second tab emptied stays empty when the removal’s cookie ends',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/collections/pendants');
    const add = page.getByRole('button', { name: /to your wishlist$/ });
    await add.first().click();
    const remove = (tab: typeof page) =>
      tab.getByRole('main').getByRole('button', { name: /from your wishlist$/ });
    await expect(remove(page)).toHaveCount(1);
    const list = await page.context().newPage();
    await list.goto('/pages/wishlist');
    await expect(remove(list)).toHaveCount(1);
    await page.bringToFront();
    await remove(page).click();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ value }) => value.slice(0, 2)))
      .toContain('*-');
    await list.bringToFront();
    const look = () => list.evaluate(() => window.dispatchEvent(new Event('focus')));
    await look();
    await expect(remove(list)).toHaveCount(0);
    await list.context().clearCookies({ name: /^wish(list$|-)/ });
    await look();
    await expect(remove(list)).toHaveCount(0);
  },
);

test(
  'without JavaScript the page comes anew where the heart is that was pressed',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/collections/all');
    const last = page.getByRole('button', { name: /^Add .* to your wishlist$/ }).last();
    const name = (await last.textContent())!.replace(/^Add (.*) to your wishlist$/, '$1');
    await last.click();
    const remove = page.getByRole('button', { name: `Remove ${name} from your wishlist` });
    await expect(remove.last()).toBeInViewport();
  },
);

test(
  'hearts pressed one after the other are filled at once, and sent although the page is left',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/collections/pendants');
    const answer = await holdRequests(page, '**/actions/wishlist');
    const empty = page.getByRole('button', { name: /to your wishlist$/ });
    const filled = page.getByRole('button', { name: /from your wishlist$/ });
    await empty.first().click();
    await empty.first().click();
    await expect(filled).toHaveCount(2);
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    const line = await page.context().newCDPSession(page);
    const far = { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', far);
    await empty.first().click();
    await empty.first().click();
    await page.goto('/pages/about');
    await line.send('Network.emulateNetworkConditions', { ...far, latency: 0 });
    await page.goto('/collections/pendants');
    await expect(filled).toHaveCount(4);
  },
);
