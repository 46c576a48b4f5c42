import type { Locator, Page } from 'playwright/test';
import { addToCart } from '../support/buy';
import { watchNetwork } from '../support/page-weight';
import { expect, test } from './shop';

const lamp = '/products/brae-pendant-nickel';
const slow = { service: 'commerce', mode: 'slow', delayMs: 2000, times: 1 };
const broken = { service: 'commerce', mode: 'http-500', times: 1 };

const open = (page: Page, path: string) => page.goto(path);
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });
const bagLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ });
const statusIn = (part: Locator) => part.getByText(/^Updat(ing…|ed)$/);
const status = (page: Page) => statusIn(page.getByRole('region', { name: 'Summary' }));
const quantityOf = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity of Brae/ });
const addButton = (page: Page) =>
  page.locator('main form[action="/cart"] button[type=submit]').first();
/** The style that shows the dot on the bag link; also readable if the drawer covers the dot. */
const dot = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cart-filled'));

/** Collects the scripts' requests from now on, such as 'POST /cart.data'. */
function requestsOf(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() === 'fetch') made.push(`${request.method()} ${path}`);
  });
  return made;
}

/** Holds back the shop's replies to changes of the bag until the returned function is called. */
async function holdReplies(page: Page): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cart.data', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  return answer;
}

/** Where the line's controls and its price are, from the line's corner. */
const placesIn = (line: Locator) =>
  line.evaluate((item) => {
    const corner = item.getBoundingClientRect();
    return [...item.querySelectorAll('button, a, input:not([type=hidden]), [aria-busy]')].map(
      (control) => {
        const { x, y } = control.getBoundingClientRect();
        return [Math.round(x - corner.x), Math.round(y - corner.y)];
      },
    );
  });

async function fillBag(page: Page, ...more: string[]): Promise<void> {
  await open(page, lamp);
  await addToCart(page, 'Brae Pendant', true);
  for (const title of more) {
    await open(page, `/products/${title.toLowerCase().replaceAll(' ', '-')}-oak`);
    await addButton(page).click();
    await expect(drawerOf(page).getByRole('link', { name: title }).first()).toBeVisible();
  }
  await open(page, '/cart');
}

test(
  'what is added is in the drawer at once, and costs one request, as a heart and a sign-up do [R-141] [R-192]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await open(page, lamp);
    const made = requestsOf(page);
    const answer = await holdReplies(page);
    await addButton(page).click();
    const line = drawerOf(page).getByRole('list').first().getByRole('listitem');
    await expect(line.getByText('Adding', { exact: true })).toBeVisible();
    await expect(line).toContainText('Brae Pendant');
    await expect(line).toContainText('$165.00');
    await expect(line).toContainText('Qty: 1');
    await expect(line.locator('img')).toHaveAttribute('src', /width=300&height=300/);
    await expect(statusIn(drawerOf(page))).toHaveText('Updating…');
    expect(await dot(page)).toBe('block');
    answer();
    await expect(line.getByRole('link', { name: 'Brae Pendant', exact: true })).toBeVisible();
    await expect(line).toHaveCount(1);
    await expect(statusIn(drawerOf(page))).toHaveText('Updated');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
    const newsletter = page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });
    await newsletter.getByRole('textbox').fill('at-once@lintel.example');
    await newsletter.getByRole('button', { name: 'Sign up' }).click();
    await expect(newsletter.getByText('Thanks', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(made).toEqual([
      'POST /cart.data',
      'POST /actions/wishlist.data',
      'POST /newsletter.data',
    ]);
  },
);

test(
  'until the bag has been read, an add shows no sums, and placeholders stand for its other lines [R-141] [R-165]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    await fillBag(page, 'Marlow Table Lamp');
    await open(page, lamp);
    await shop.fault({ ...slow, operation: 'cartLinesAdd' });
    await addButton(page).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByText('Adding', { exact: true })).toBeVisible();
    const lines = drawer.getByRole('list').first().getByRole('listitem');
    await expect(lines).toHaveText([/Brae Pendant.*not available yet.*Adding/, /Loading\.\.\./]);
    await expect(lines.getByText(/^Qty:|\$\d/)).toHaveCount(0);
    const subtotal = drawer.getByText('Subtotal', { exact: true }).locator('..');
    await expect(subtotal).toHaveText(/not available yet$/);
    await expect(lines.filter({ hasText: 'Marlow Table Lamp' })).toBeVisible();
    await expect(lines.filter({ hasText: 'Brae Pendant' })).toContainText('Qty: 2');
    await expect(drawer.getByText('Loading...')).toHaveCount(0);
    await shop.clearFaults();
  },
);

test(
  'an add that is not carried out is taken back, with the reason beside its button [R-141]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await open(page, lamp);
    await shop.fault({ ...broken, operation: 'cartCreate' });
    await addButton(page).click();
    await expect(addButton(page)).toHaveText('Add to bag');
    await expect(drawerOf(page)).toBeHidden();
    await expect(bagLink(page)).toHaveAccessibleName('Bag');
    await expect(addButton(page)).toBeFocused();
    const pieces = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' });
    await pieces.fill('2');
    await shop.fault({ ...slow, operation: 'cartCreate' });
    await addButton(page).click();
    await drawerOf(page).getByRole('link', { name: 'View Bag' }).click();
    await expect(quantityOf(page)).toHaveValue('2');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$330.00');
    await open(page, lamp);
    // Imitates a page that is older than a drop in stock.
    await pieces.evaluate((input) => input.setAttribute('max', '99'));
    await pieces.fill('98');
    await addButton(page).click();
    await expect(drawerOf(page)).toBeHidden();
    const reason = page.getByRole('main').getByRole('alert');
    await expect(reason).toHaveText('Your bag can have at most 99 of one product.');
    await expect(pieces).toHaveValue('98');
    await shop.clearFaults();
  },
);

test(
  'presses in quick succession are combined, sent as rarely as possible, and never lost [R-190] [R-191] [R-192]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await fillBag(page);
    const made = requestsOf(page);
    await shop.fault({ ...slow, operation: 'cartLinesUpdate' });
    const more = page.getByRole('main').getByRole('button', { name: 'One more' });
    for (let times = 0; times < 3; times += 1) await more.click();
    await expect(quantityOf(page)).toHaveValue('4');
    await expect(status(page)).toHaveText('Updating…');
    await expect(status(page)).toHaveText('Updated');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$660.00');
    await expect(quantityOf(page)).toHaveValue('4');
    await page.waitForLoadState('networkidle');
    expect(made).toEqual(['POST /cart.data', 'POST /cart.data']);

    // The change is sent even if the shopper leaves the page immediately.
    await shop.fault({ ...slow, operation: 'cartLinesUpdate' });
    await more.click();
    await more.click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Brae Pendant', exact: true })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
    await expect.poll(() => made.filter((one) => one === 'POST /cart.data').length).toBe(4);
    await page.waitForLoadState('networkidle');
    await open(page, '/cart');
    await expect(quantityOf(page)).toHaveValue('6');
    const line = await page.context().newCDPSession(page);
    const far = { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', far);
    await more.click();
    await more.click();
    await page.goto('/pages/about');
    await line.send('Network.emulateNetworkConditions', { ...far, latency: 0 });
    await open(page, '/cart');
    await expect(quantityOf(page)).toHaveValue('8');

    const answer = await holdReplies(page);
    await shop.fault({ ...broken, operation: 'cartLinesUpdate' });
    await more.click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Brae Pendant', exact: true })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
    answer();
    await expect(drawerOf(page)).toContainText("We can't change your bag right now.");
    await expect(drawerOf(page)).toContainText('Qty: 8');
    await page.unrouteAll();

    await open(page, '/cart');
    await shop.fault({ ...slow, operation: 'cartLinesUpdate' });
    await more.click();
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
    await expect(page.getByText('$1,485.00').first()).toBeVisible();
    await shop.clearFaults();
  },
);

test(
  'a line leaves at once, the focus goes to the next, and comes back with the reason [R-190] [R-193]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await fillBag(page, 'Marlow Table Lamp');
    const main = page.getByRole('main');
    const lines = main.getByRole('spinbutton', { name: /^Quantity of/ });
    const removal = (title: string) => main.getByRole('button', { name: `Remove ${title}` });
    const [first = ''] = await main.locator('li .heading-sm').allTextContents();
    const other = first === 'Brae Pendant' ? 'Marlow Table Lamp' : 'Brae Pendant';
    await expect(lines).toHaveCount(2);

    await shop.fault({ ...broken, operation: 'cartLinesRemove' });
    await removal(first).press('Enter');
    await expect(main.getByRole('alert')).toContainText("can't change your bag");
    await expect(lines).toHaveCount(2);
    await expect(status(page)).toHaveCount(0);

    await shop.fault({ ...slow, operation: 'cartLinesRemove' });
    await removal(first).press('Enter');
    await expect(lines).toHaveCount(1);
    await expect(removal(other)).toBeFocused();
    await expect(status(page)).toHaveText('Updating…');
    await expect(status(page)).toHaveText('Updated');
    await expect(lines).toHaveCount(1);

    await shop.fault({ ...slow, operation: 'cartLinesRemove' });
    await removal(other).press('Enter');
    await expect(lines).toHaveCount(0);
    expect(await dot(page)).toBe('');
    await expect(status(page)).toHaveText('Updating…');
    await expect(main).toContainText('Oh no, your bag is empty!');
    await expect(main).toBeFocused();
    await expect(bagLink(page)).toHaveAccessibleName('Bag');
    await shop.clearFaults();
  },
);

for (const width of [390, 1440])
  test(
    `the reason for a refusal moves neither its line’s controls nor the price, at ${width} px [R-190]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      const page = await visit({ mayFail: true, viewport: { width, height: 900 } });
      await fillBag(page);
      const refuse = async (part: Locator, button: RegExp, operation: string) => {
        const line = part.locator('li').filter({ has: quantityOf(page) });
        const before = await placesIn(line);
        await shop.fault({ ...broken, operation });
        await line.getByRole('button', { name: button }).click();
        await expect(line.getByRole('alert')).toContainText("can't change your bag");
        expect(await placesIn(line)).toEqual(before);
      };
      await refuse(page.getByRole('main'), /^One more/, 'cartLinesUpdate');
      await open(page, lamp);
      await bagLink(page).click();
      await refuse(drawerOf(page), /^Remove/, 'cartLinesRemove');
      await shop.clearFaults();
    },
  );

test(
  'a change that is refused after the drawer was closed opens it with the reason [R-190]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await open(page, lamp);
    await addToCart(page, 'Brae Pendant', true);
    await bagLink(page).click();
    await expect(quantityOf(page)).toHaveValue('1');
    const answer = await holdReplies(page);
    await shop.fault({ ...broken, operation: 'cartLinesUpdate' });
    await drawerOf(page).getByRole('button', { name: 'One more' }).click();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    answer();
    await expect(drawerOf(page).getByRole('alert').first()).toContainText("can't change your bag");
    await expect(quantityOf(page)).toHaveValue('1');
    await shop.clearFaults();
  },
);

test(
  'a reload of the bag that was read before a change does not undo the change',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillBag(page, 'Marlow Table Lamp');
    const main = page.getByRole('main');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let read = 0;
    await page.route('**/cart.data*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      read += 1;
      await answered;
      await route.fulfill({ response });
    });
    await main.getByRole('button', { name: 'Save for later' }).first().click();
    await expect.poll(() => read).toBe(1);
    const changed = page.waitForResponse((one) => one.request().method() === 'POST');
    await main.getByRole('button', { name: 'One more' }).last().click();
    await changed;
    await expect(main.getByRole('spinbutton').last()).toHaveValue('2');
    const quiet = watchNetwork(page);
    answer();
    await expect(main.getByRole('spinbutton')).toHaveCount(1);
    await quiet();
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByText(/changed elsewhere/)).toHaveCount(0);
  },
);

test(
  'the checkout does not follow if one of the changes that it waited for was refused [R-191]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await fillBag(page, 'Marlow Table Lamp');
    const main = page.getByRole('main');
    const checkout = main.getByRole('button', { name: 'Checkout' });
    const answer = await holdReplies(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url());
    });
    await shop.fault({ ...broken, operation: 'cartLinesUpdate' });
    const [first, second] = await main.getByRole('button', { name: 'One more' }).all();
    await first!.click();
    await second!.click();
    await checkout.click();
    answer();
    await expect(main.getByRole('alert')).toContainText("can't change your bag");
    await expect(status(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(main.getByRole('spinbutton').nth(0)).toHaveValue('1');
    await expect(main.getByRole('spinbutton').nth(1)).toHaveValue('2');
    expect(posts).toEqual([]);

    // The checkout doesn't follow either if the shopper closes the drawer after pressing its Checkout button.
    await page.unrouteAll();
    await open(page, lamp);
    await bagLink(page).click();
    const answerLater = await holdReplies(page);
    const drawer = drawerOf(page);
    await drawer.getByRole('button', { name: 'One more' }).first().click();
    await drawer.getByRole('button', { name: 'Checkout' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    const quiet = watchNetwork(page);
    answerLater();
    await bagLink(page).click();
    await expect(drawer.getByText('Updating…')).toHaveCount(0);
    await quiet();
    expect(posts).toEqual([]);
    await drawer.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
  },
);
