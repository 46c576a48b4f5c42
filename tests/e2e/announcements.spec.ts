import type { Page } from 'playwright/test';
import { variantPath } from '../support/seed-ids';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';

const settled = (page: Page, path: string) => page.goto(path);

interface AxNode {
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

async function treeOf(page: Page): Promise<AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes as AxNode[];
}

const propertyOf = ({ properties }: AxNode, name: string) =>
  properties?.find((property) => property.name === name)?.value.value;

async function liveTexts(page: Page): Promise<string> {
  const regions = page.locator('[aria-live="polite"], [role="status"], [role="alert"]');
  return (await regions.allTextContents()).join(' | ');
}

test(
  'the header, the page and the footer are landmarks with names [R-090] [R-128]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    await settled(page, '/collections/pendants');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - complementary "Announcements"
      - link "Lintel"
      - navigation "Main"
      - link "Search"
      - link "Account"
      - link "Wishlist"
      - link "Bag"
  `);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Add .+ to your wishlist$/ })).toBeVisible();
  },
);

test(
  'what is added is said, in the drawer that now has the attention [R-141] [R-163]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await settled(page, '/products/brae-pendant-nickel');
    await page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer.locator('[aria-live="polite"]')).toContainText(/added/i);
    await expect(drawer).toMatchAriaSnapshot(`
    - dialog "Your bag":
      - heading "Your bag" [level=2]
      - button "Close"
      - list:
        - listitem:
          - link "Brae Pendant"
      - link "View Bag"
      - button "Checkout"
  `);
  },
);

test(
  'after an add one region speaks, once, and closing the drawer says nothing [R-141]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await settled(page, '/products/brae-pendant-nickel');
    await page.evaluate(() => {
      const regions =
        '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        const spoken = new Set(
          changes.flatMap(({ target }) => {
            const element = target instanceof Element ? target : target.parentElement;
            const region = element?.closest<HTMLElement>(regions);
            return region ? [region] : [];
          }),
        );
        for (const { textContent } of spoken) if (textContent) said.push(textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer.getByLabel(/^Quantity of Brae Pendant/)).toBeVisible();
    await expect(drawer.locator('[aria-busy=true]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    const said = () => page.evaluate(() => (window as Window & { said?: string[] }).said);
    expect(await said()).toEqual(['Brae Pendant was added to your bag.']);
  },
);

test(
  'choosing a filter announces the number of products',
  { tag: '@full' },
  async ({ visit, world }) => {
    test.skip(world === 'bare', 'Shopify tells no number for a collection.');
    const page = await visit({ viewport: { width: 1024, height: 768 } });
    await settled(page, '/collections/all');
    const count = page.getByRole('main').getByRole('status').first();
    const before = await count.textContent();
    await page.getByRole('main').getByText('Filter', { exact: true }).click();
    await page.getByRole('link', { name: /^Black \d+/ }).click();
    await expect(count).not.toHaveText(before ?? '');
    await expect(count).toHaveText(/^\d+ products$/);
  },
);

test('the number of search results is announced [R-114]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await settled(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('searchbox', { name: 'Search Lintel' }).fill('brass');
  await expect(sheet.getByRole('status')).toHaveText(/^\d+ results$/);
  await sheet.getByRole('searchbox').fill('zzzz');
  await expect(sheet.getByRole('status')).toHaveText('No results found. Please try again.');
});

for (const { path, button, fields } of [
  { path: '/accounts/login', button: 'Sign in', fields: ['Email', 'Password'] },
  { path: '/accounts/recover', button: 'Reset', fields: ['Email'] },
]) {
  test(`a field that is wrong says so and why, on ${path}`, { tag: '@full' }, async ({ visit }) => {
    const page = await visit();
    await settled(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText('This field is required.').first()).toBeVisible();
    const nodes = await treeOf(page);
    for (const field of fields) {
      const wrong = nodes.filter(
        (node) =>
          node.role?.value === 'textbox' &&
          node.name?.value === field &&
          propertyOf(node, 'invalid') === 'true',
      );
      expect(wrong.map(({ description }) => description?.value)).toContain(
        'This field is required.',
      );
    }
    await expect(page.getByRole('main').getByLabel(fields[0]!).first()).toBeFocused();
  });
}

test(
  'sizes of which none is selected are not announced as invalid',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await settled(page, '/products/halden-pendant-brass');
    const radios = (await treeOf(page)).filter(({ role }) => role?.value === 'radio');
    expect(radios.length).toBeGreaterThan(3);
    expect(radios.filter((node) => propertyOf(node, 'invalid') === 'true')).toEqual([]);
  },
);

test(
  'an address that is not one is told to the newsletter form [R-315]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await settled(page, '/pages/about');
    const form = page.getByRole('contentinfo').locator('form').first();
    await form.getByRole('textbox').fill('nobody@');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
    await expect(form.getByRole('textbox')).toBeFocused();
  },
);

for (const { path, label, button } of [
  { path: '/pages/gift-card-balance', label: 'Gift card code', button: 'Check balance' },
  { path: '/pages/wishlist', label: 'Email address', button: 'Send a link' },
  {
    path: variantPath('halden-pendant-brass', 'Large / Black'),
    label: 'Email',
    button: 'Let me know',
  },
]) {
  test(
    `a field that the server refuses takes the focus, each time: ${button}`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ mayFail: true });
      await settled(page, path);
      const field = page.getByRole('main').getByLabel(label, { exact: true });
      await field.fill('nobody@');
      for (let times = 0; times < 2; times++) {
        const send = page.getByRole('main').getByRole('button', { name: button });
        const reply = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.status() >= 400,
        );
        await send.focus();
        await page.keyboard.press('Enter');
        await reply;
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toBeFocused();
      }
    },
  );
}

test('the thanks for a message take the focus', { tag: '@full' }, async ({ visit, world }) => {
  test.skip(world === 'bare', 'Without CONTACT_URL the form is replaced by addresses.');
  const page = await visit();
  await settled(page, '/pages/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Ada');
  await main.getByLabel('Email', { exact: true }).fill('ada@lintel.example');
  await main.getByLabel('Message').fill('Do you deliver on Saturdays?');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('We’ve received your message')).toBeFocused();
});

test(
  'a message that can’t be sent says so each time, and not while it is sent again',
  { tag: '@full' },
  async ({ visit, world, shop }) => {
    test.skip(world === 'bare', 'Without CONTACT_URL the form is replaced by addresses.');
    const page = await visit({ mayFail: true });
    await shop.fault({ service: 'inquiries', mode: 'http-500' });
    await settled(page, '/forms/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill('Ada');
    await main.getByLabel('Email', { exact: true }).fill('ada@lintel.example');
    await main.getByLabel('Message').fill('Do you deliver on Sundays?');
    const send = main.getByRole('button', { name: 'Send message' });
    const problem = main.getByRole('alert');
    await send.click();
    await expect(problem).toContainText('We couldn’t send this right now.');
    const answer = await holdRequests(page, '**/forms/contact*');
    await send.click();
    await expect(problem).toHaveCount(0);
    answer();
    await expect(problem).toContainText('We couldn’t send this right now.');
    await shop.clearFaults();
  },
);

test(
  'a heart is named by what it does, and keeps the focus when pressed',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await settled(page, '/collections/pendants');
    const add = page.getByRole('button', { name: /to your wishlist$/ }).first();
    const title = (await add.textContent())!.replace(/^Add (.*) to your wishlist$/, '$1');
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: `Remove ${title} from your wishlist` }),
    ).toBeFocused();
  },
);

test('losing the network is announced', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await settled(page, '/pages/about');
  expect(await liveTexts(page)).not.toContain('offline');
  await page.context().setOffline(true);
  await expect.poll(() => liveTexts(page)).toContain('You appear to be offline');
  await page.context().setOffline(false);
});
