/** Agents in the shopper's browser call the page's tools (WebMCP), and the shopper sees each step. */
import type { Browser, Page } from 'playwright/test';
import { variantId } from '../support/seed-ids';
import { expect, test } from './shop';

const lamp = '/products/brae-pendant-nickel';
const bagOf = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });
const phaseOf = (page: Page) => page.evaluate(() => window.lazyHydration?.phase);

interface ToolResult {
  content: { text: string }[];
  isError?: boolean;
}

const resultOf = (page: Page, tool: string, input: object = {}): Promise<ToolResult> =>
  page.webmcp.callTool(tool, input as never) as never;

async function call(page: Page, tool: string, input?: object): Promise<Record<string, unknown>> {
  const { content, isError } = await resultOf(page, tool, input);
  expect(isError, content[0]!.text).toBeUndefined();
  return JSON.parse(content[0]!.text) as Record<string, unknown>;
}

async function refusal(page: Page, tool: string, input?: object): Promise<string> {
  const { content, isError } = await resultOf(page, tool, input);
  expect(isError, content[0]!.text).toBe(true);
  return content.map(({ text }) => text).join(' ');
}

const listed = (page: Page) =>
  expect.poll(async () => (await page.webmcp.tools()).map(({ name }) => name).toSorted());
const names = ['add_to_bag', 'apply_code', 'open_bag', 'search_products', 'view_product'];

test(
  'an agent finds a lamp, adds it and applies a code, in a page that sleeps until the first call',
  { tag: '@full' },
  async ({ visit, agentBrowser }) => {
    const page = await visit({ browser: agentBrowser, unhydrated: true });
    await page.goto('/');
    await listed(page).toEqual(names);
    expect(await phaseOf(page)).toBe('idle');

    const found = await call(page, 'search_products', { term: 'brae pendant' });
    await expect(page).toHaveURL(/\/search\?q=brae\+pendant$/);
    expect(found.products).toContainEqual(
      expect.objectContaining({
        handle: 'brae-pendant-nickel',
        price: expect.objectContaining({ currency: 'USD' }) as unknown,
      }),
    );
    expect(await phaseOf(page)).toBe('hydrated');

    const product = await call(page, 'view_product', { handle: 'brae-pendant-nickel' });
    await expect(page).toHaveURL(lamp);
    await expect(page.getByRole('heading', { level: 1, name: 'Brae Pendant' })).toBeVisible();
    const [variant] = product.variants as { variant_id: string; stock: string }[];
    expect(variant).toMatchObject({ variant_id: variantId('brae-pendant-nickel') });

    const input = { variant_id: variant!.variant_id, quantity: 2 };
    // The second call repeats the first, which is still running.
    const [bag, same] = await Promise.all([
      call(page, 'add_to_bag', input),
      call(page, 'add_to_bag', input),
    ]);
    expect(bag).toMatchObject({ count: 2, items: [{ title: 'Brae Pendant', quantity: 2 }] });
    expect(same).toEqual(bag);
    await expect(bagOf(page).getByText('Qty: 2')).toBeVisible();

    const reduced = await call(page, 'apply_code', { code: 'WELCOME10' });
    expect(reduced.codes).toEqual(['WELCOME10']);
    await expect(bagOf(page).getByText('WELCOME10')).toBeVisible();
    const { amount } = reduced.total as { amount: number };
    expect(amount).toBeLessThan((bag.total as { amount: number }).amount);

    await bagOf(page).getByRole('button', { name: 'Close' }).click();
    expect(await call(page, 'open_bag')).toEqual(reduced);
    await expect(bagOf(page)).toBeVisible();
  },
);

test(
  'an agent gets the reason of a refusal, and hostile input stays text',
  { tag: '@full' },
  async ({ visit, agentBrowser }) => {
    const page = await visit({ browser: agentBrowser, mayFail: true });
    await page.goto('/cart');
    await listed(page).toEqual(names);
    expect(await refusal(page, 'apply_code', { code: 'WELCOME10' })).toContain('bag is empty');
    expect(await refusal(page, 'add_to_bag', { variant_id: '1&intent=checkout' })).toContain(
      'variant_id',
    );
    await expect(page).toHaveURL('/cart');

    expect(await refusal(page, 'add_to_bag', { variant_id: '999999999' })).toBeTruthy();
    const soldOut = variantId('sorrel-pendant-nickel', 'Small');
    expect(await refusal(page, 'add_to_bag', { variant_id: soldOut })).toBe(
      'Could not add to cart. view_product shows whether a variant is in stock.',
    );
    await expect(bagOf(page)).toBeVisible();

    expect(await refusal(page, 'view_product', { handle: 'no-such-lamp' })).toBe(
      'No product has the handle no-such-lamp.',
    );
    await expect(page).toHaveURL('/not-found');
    expect(await call(page, 'view_product', { handle: 'halden-dome-pendant' })).toMatchObject({
      handle: 'halden-pendant-brass',
    });

    const term = '"><script>document.title="x"</script>&sort=price-ascending';
    expect(await call(page, 'search_products', { term })).toMatchObject({ products: [] });
    expect(new URL(page.url()).searchParams.get('q')).toBe(term);
    await expect(page).toHaveTitle(/^Search: /);

    await call(page, 'view_product', { handle: 'brae-pendant-nickel' });
    await call(page, 'search_products', { term: 'brae pendant' });
    const loading = page.waitForRequest('**/products/sorrel-pendant-nickel.data*');
    await page.route('**/products/sorrel-pendant-nickel.data*', () => undefined);
    const left = refusal(page, 'view_product', { handle: 'sorrel-pendant-nickel' });
    await loading;
    await page.evaluate(() => history.back());
    expect(await left).toContain('The shopper opened another page.');
    await expect(page).toHaveURL(lamp);

    await call(page, 'add_to_bag', { variant_id: variantId('brae-pendant-nickel') });
    const code = '<img src=x onerror=alert(1)>';
    expect(await refusal(page, 'apply_code', { code })).not.toContain('bag is empty');
    await expect(bagOf(page)).toBeVisible();
  },
);

test(
  'agents in two tabs add to one bag, a retry after a lost answer adds nothing, and a page in the back/forward cache has no tools',
  { tag: '@full' },
  async ({ visit, agentBrowser }) => {
    const page = await visit({ browser: agentBrowser, mayFail: true });
    await page.goto(lamp);
    await listed(page).toEqual(names);
    const other = await page.context().newPage();
    await other.goto(lamp);
    await listed(other).toEqual(names);
    const variant_id = variantId('brae-pendant-nickel');
    await Promise.all([
      call(page, 'add_to_bag', { variant_id }),
      call(other, 'add_to_bag', { variant_id }),
    ]);
    expect(await call(other, 'open_bag')).toMatchObject({ count: 2 });

    await page.route('**/cart.data', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, body: '' });
    });
    expect(await refusal(page, 'add_to_bag', { variant_id })).toContain('check it before you try');
    await page.unroute('**/cart.data');
    expect(await call(page, 'add_to_bag', { variant_id })).toMatchObject({ count: 3 });

    // Playwright disables the back/forward cache, so the test dispatches the cache's events.
    const dispatch = (type: string) =>
      page.evaluate(
        (type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
        type,
      );
    await dispatch('pagehide');
    await listed(page).toEqual([]);
    await dispatch('pageshow');
    await listed(page).toEqual(names);
  },
);

test(
  'only browsers with WebMCP load the tools, and no React before the first call',
  { tag: '@full' },
  async ({ visit, agentBrowser }) => {
    const load = async (browser?: Browser) => {
      const page = await visit({ browser, unhydrated: true });
      // Browsers without this interface prefetch nothing.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: undefined }),
      );
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const visited = page.waitForResponse(/\/visit(?:\?.*)?$/);
      await page.goto(lamp);
      await visited;
      if (browser) await listed(page).toEqual(names);
      return scripts.map((path) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1'));
    };
    expect(await load(agentBrowser)).toEqual(['after-load', 'register-tools']);
    expect(await load()).not.toContain('register-tools');
  },
);
