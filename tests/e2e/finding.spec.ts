import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';
import { variantId, variantPath } from '../support/seed-ids';

const cards = 'main article';

test('a list goes on by itself, keeps its address true, and back finds it as it was @presets @bare [R-055]', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/collections/all?utm_source=mail');
  await expect(page.getByRole('link', { name: 'Show more' })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await page.locator(cards).count()).toBeGreaterThanOrEqual(24);
  }).toPass();
  await expect(page.getByText(/\d+ more products\. \d+( of \d+)? shown\./)).toBeAttached();
  await expect(page).toHaveURL(/\?utm_source=mail&pageNo=\d/);
  // The list loads more while its end is in sight, and changes the address at most every 300 ms.
  await expect(async () => {
    const before = await page.locator(cards).count();
    await page.waitForTimeout(1000);
    await expect(page.locator('[data-list-end]', { hasText: 'Loading…' })).toHaveCount(0);
    expect(await page.locator(cards).count()).toBe(before);
  }).toPass();
  const [count, place] = [
    await page.locator(cards).count(),
    await page.evaluate(() => window.scrollY),
  ];
  expect(count).toBeLessThanOrEqual(100);
  await page.evaluate(() => {
    const middle = window.innerHeight / 2;
    const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - middle);
    const links = [...document.querySelectorAll<HTMLElement>('main article h3 a')];
    links.sort((a, b) => distance(a) - distance(b))[0]?.click();
  });
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.locator('main h1')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(asked.filter((url) => /\/product-(list|cards)\?|\.data/.test(url))).toEqual([]);
});

test(
  'a price that was typed goes along when the list is shown, with scripts [R-125]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/collections/lighting?tag=Colour~Black');
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Highest').fill('140');
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/tag=Colour(~|%7E)Black&minPrice=&maxPrice=140$/);
    await expect(sheet).toBeHidden();
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('link')).toHaveCount(2);
    const list = page.locator(cards);
    const prices = () =>
      list.evaluateAll((all) => all.map((card) => Number(/\$(\d+)/.exec(card.textContent)?.[1])));
    // The chips show the filter before the list does.
    await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(140);
    expect(await list.count()).toBeGreaterThan(0);
  },
);

test(
  'sorting and a price keep the focus, and Back sets both fields again',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto('/collections/lighting');
    const sort = page.getByLabel('Sort by');
    await sort.focus();
    await sort.selectOption('price-ascending');
    await expect(page).toHaveURL(/sort=price-ascending/);
    await expect(sort).toBeFocused();
    const highest = page.getByLabel('Highest');
    await highest.fill('140');
    await highest.press('Enter');
    await expect(page).toHaveURL(/maxPrice=140/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await expect(highest).toBeFocused();
    await page.goBack();
    await expect(highest).toHaveValue('');
    await expect(sort).toHaveValue('price-ascending');
    await page.goBack();
    await expect(sort).toHaveValue('');
  },
);

test(
  'filters are a sheet: the count follows each choice, nothing moves, and Back undoes one at a time @presets @bare [R-124]',
  { tag: '@full' },
  async ({ visit, world }) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/collections/all');
    const filter = page.getByRole('button', { name: /^Filter/ });
    await filter.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const groups = () => sheet.getByRole('heading', { level: 3 }).allTextContents();
    const before = await groups();
    expect(before.slice(0, 4)).toEqual(['Price', 'Availability', 'Type', 'Color']);
    await sheet
      .getByText(/^Show all \d+$/)
      .first()
      .click();
    const black = sheet.getByRole('link', { name: /Black \d+/ });
    await black.click();
    const show = sheet.getByRole('button', { name: /^Show/ });
    if (world === 'full') await expect(show).toHaveText('Show 25 products');
    await expect(page).toHaveURL(/tag=Colour~Black$/);
    await expect(black).toBeFocused();
    await sheet.getByRole('link', { name: /^Towel rail \d+/ }).click();
    await expect(page).toHaveURL(/type=Towel(\+|%20)rail/);
    await expect(show).toHaveText(world === 'bare' ? /^Show/ : 'Show 1 product');
    expect(await groups()).toEqual(before);
    const place = await sheet.locator('.overflow-y-auto').evaluate(({ scrollTop }) => scrollTop);
    expect(place).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(/\?tag=Colour~Black$/);
    await expect(sheet).toBeVisible();
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(filter).toBeFocused();
    const chips = page.getByRole('list', { name: 'Active filters' });
    // The URL changes before the chips do.
    await expect(chips.getByRole('link')).toHaveCount(1);
    await chips.getByRole('link', { name: 'Remove Color: Black' }).click();
    await expect(page).toHaveURL(/collections\/all$/);
    await expect(filter).toBeFocused();
  },
);

test(
  'in wide windows filters are a column next to the list @presets @bare [R-124]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto('/collections/all');
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden();
    const column = page.getByRole('region', { name: 'Filters' });
    await expect(column.getByRole('heading', { name: 'Availability' })).toBeVisible();
    const [filters, card] = [
      (await column.boundingBox())!,
      (await page.getByRole('article').first().boundingBox())!,
    ];
    expect(filters.x + filters.width).toBeLessThanOrEqual(card.x);
    await column.getByRole('link', { name: /^In stock/ }).click();
    await expect(page).toHaveURL(/collections\/all\?inStock=true$/);
    await expect(column).toBeVisible();
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('link', { name: 'Remove In stock' }).press('Enter');
    await expect(page).toHaveURL(/collections\/all$/);
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused();
    // Sorting keeps a filter that is still loading.
    const load = await holdRequests(page, /tag=/);
    await column.getByRole('link', { name: /^Black \d+/ }).click();
    await expect(chips.getByRole('link', { name: 'Remove Color: Black' })).toBeVisible();
    await expect(page).toHaveURL(/collections\/all$/);
    await page.getByLabel('Sort by').selectOption({ index: 1 });
    load();
    await expect(page).toHaveURL(/[?&]sort=/);
    await expect(page).toHaveURL(/[?&]tag=Colour(~|%7E)Black/);
  },
);

test(
  'the search overlay starts with popular searches, and goes on after a typo [R-110] [R-116]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page
      .locator('header')
      .getByRole('link', { name: 'Search' })
      .locator('visible=true')
      .click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const popular = sheet.getByRole('navigation', { name: 'Popular searches' });
    await expect(popular.getByRole('link')).toHaveCount(6);
    await sheet.getByRole('searchbox').fill('pendent lihgt');
    await expect(sheet.getByText('No results found. Please try again.')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Did you mean pendant light?' })).toBeVisible();
    await expect(sheet.getByRole('article')).not.toHaveCount(0);
    await expect(popular).toBeVisible();
    await sheet.getByRole('link', { name: 'pendant light' }).click();
    await expect(page).toHaveURL(/\/search\?q=pendant(\+|%20)light$/);
    await expect(sheet).toBeHidden();
  },
);

test('search while typing shows the newest term only, and nothing for an empty one [R-109] [R-110] [R-113] [R-117]', async ({
  visit,
}) => {
  const page = await visit();
  const asked: string[] = [];
  await page.route('**/product-list?q=*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(term);
    // The answer to the first term arrives last.
    if (term === 'brass') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await page
    .locator('header')
    .getByRole('link', { name: 'Search' })
    .locator('visible=true')
    .click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  const field = sheet.getByRole('searchbox');
  await expect(field).toBeFocused();
  // Playwright may type more slowly than the search's debounce, so a script sets the values.
  await field.evaluate((input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (const typed of ['b', 'br', 'bra', 'bras', 'brass']) {
      write.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect.poll(() => asked).toEqual(['brass']);
  await field.fill('mirror');
  await expect(sheet.getByRole('link', { name: 'See more results' })).toBeVisible();
  await page.waitForTimeout(1700);
  await expect(sheet.locator('article').first()).toContainText('Mirror');
  expect(await sheet.locator('article').count()).toBeLessThanOrEqual(12);
  await field.fill('zzzzz');
  await expect(sheet.getByText('No results found. Please try again.')).toBeVisible();
  await field.fill('returns');
  await expect(sheet.getByText('No results found. Please try again. This may help:')).toBeVisible();
  const texts = sheet.getByRole('list', { name: 'Pages and articles' });
  await expect(texts.getByRole('link').first()).toHaveAttribute('href', '/pages/returns');
  await field.fill('   ');
  await expect(texts).toHaveCount(0);
  await expect(sheet.getByText('No results found. Please try again.')).toBeHidden();
  expect(asked).toEqual(['brass', 'mirror', 'zzzzz', 'returns']);
});

test(
  'an option chosen before scripts run counts once they do',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/products/halden-pendant-brass', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Medium' }).check();
    await page.getByRole('radio', { name: 'Black' }).check();
    await expect(page.locator('main')).toContainText('From');
    release();
    await expect(page).toHaveURL(
      new RegExp(`variant=${variantId('halden-pendant-brass', 'Medium / Black')}`),
    );
    await expect(page.getByText('$259.00').first()).toBeVisible();
  },
);

test(
  'pictures open large, keys go through them and make them larger, and the mouse moves them',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/halden-pendant-brass');
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
    await page.locator('#picture-1').click();
    const zoom = page.getByRole('dialog', { name: 'Picture' });
    await expect(zoom.getByText(/^1 of [3-6]$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(zoom.getByText(/^(\d) of \1$/)).toBeVisible();
    const picture = zoom.getByRole('img');
    const box = async () => (await picture.boundingBox())!;
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    const fitting = await box();
    await page.keyboard.press('+');
    await expect.poll(async () => (await box()).width / fitting.width).toBeCloseTo(1.5, 1);
    // Shortcuts of the browser.
    for (const modifier of ['Control', 'Meta', 'Alt']) await page.keyboard.press(`${modifier}+0`);
    expect((await box()).width / fitting.width).toBeCloseTo(1.5, 1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await box()).x < fitting.x).toBe(true);
    await page.keyboard.press('0');
    await expect.poll(box).toEqual(fitting);
    await page.mouse.move(fitting.x + fitting.width / 2, fitting.y + fitting.height / 2);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await box()).width / fitting.width).toBeGreaterThan(1.5);
    let last = await box();
    await expect
      .poll(async () => {
        const [before, now] = [last, await box()];
        last = now;
        return now.width === before.width && now.y === before.y;
      })
      .toBe(true);
    const { y } = await box();
    await page.mouse.down();
    await page.mouse.move(fitting.x + fitting.width / 2, fitting.y + fitting.height / 2 - 50);
    await page.mouse.up();
    expect(Math.round((await box()).y - y)).toBe(-50);
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
  },
);

test('back in stock, with scripts @presets @bare', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.goto(variantPath('halden-pendant-brass', 'Large / Black'));
  const form = page.getByRole('form', { name: 'Back in stock' });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Let me know' }).click();
  await expect(page.getByText("We'll let you know")).toBeFocused();
  await page.goto('/products/selwyn-vase-moss');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled();
  await expect(main.getByRole('spinbutton')).toHaveCount(0);
  await expect(form.getByLabel('Email')).toBeVisible();
});

test(
  'a product page that leads to another begins with empty forms and carousels at their start',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/products/fallow-rug-rust');
    await page.goto('/products/sorrel-pendant-nickel');
    const main = page.getByRole('main');
    const form = page.getByRole('form', { name: 'Back in stock' });
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Let me know' }).click();
    await expect(page.getByText("We'll let you know")).toBeVisible();
    const others = main
      .getByRole('region', { name: 'You may also like' })
      .getByRole('list')
      .first();
    const place = () => others.evaluate(({ scrollLeft }) => scrollLeft);
    await others.evaluate((list) => list.scrollTo({ left: 300, behavior: 'instant' }));
    expect(await place()).toBeGreaterThan(0);
    await main.locator('a[href="/products/fallow-rug-rust"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fallow Rug');
    await expect(form.getByLabel('Email')).toHaveValue('');
    expect(await place()).toBe(0);
  },
);

test(
  'a product on paper has its facts, and nothing to press',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto(variantPath('halden-pendant-brass', 'Medium / Linen'));
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText('Brass, Medium / Linen')).toBeVisible();
    await expect(main.getByText('Switch off and let it cool')).toBeVisible();
    await expect(main.getByText('$259.00').first()).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  },
);

test(
  'Safari gets the pictures of a collection at once, other browsers as they come near [R-261]',
  { tag: '@full' },
  async ({ visit }) => {
    const lazy = 'main article img[loading=lazy]';
    const chrome = await visit();
    await chrome.goto('/collections/lighting');
    expect(await chrome.locator(lazy).count()).toBeGreaterThan(0);
    const safari = await visit({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    });
    await safari.goto('/collections/lighting');
    await expect(safari.locator(lazy)).toHaveCount(0);
  },
);

test(
  'pictures of a closed menu and of other sides of a product are loaded once they are to be seen',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width: 390, height: 844 });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const count = (part: string) => loaded.filter((path) => path.includes(part)).length;
    await page.goto('/collections/pendants');
    await page.waitForLoadState('networkidle');
    expect([count('-1.jpg') > 0, count('-2.jpg'), count('kitchen-island')]).toEqual([true, 0, 0]);
    await page.locator('main article a').first().hover();
    await expect.poll(() => count('-2.jpg')).toBe(1);
    const menu = page.getByRole('banner').locator('details').first();
    await menu.locator('summary').first().click();
    await menu.getByText('Lighting', { exact: true }).click();
    await expect.poll(() => count('kitchen-island')).toBe(1);
  },
);

test(
  'pictures of the desktop menu are loaded when it opens',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const count = () => loaded.filter((path) => path.includes('kitchen-island')).length;
    await page.goto('/pages/delivery');
    await page.waitForLoadState('networkidle');
    expect(count()).toBe(0);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Lighting', exact: true }).hover();
    await expect(nav.getByRole('link', { name: 'Pendants' }).locator('img')).toBeVisible();
    await expect.poll(count).toBe(1);
  },
);
