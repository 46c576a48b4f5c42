/**
 * Runs Shopify's own client, `@shopify/ucp-cli`, against the shop. The client needs Node 22, so `package.json` doesn't
 * list it: install version 0.9.0 elsewhere, and set `UCP_CLI` to its command, such as
 * `node /elsewhere/node_modules/.bin/ucp`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

const command = process.env.UCP_CLI?.split(' ') ?? [];
const run = promisify(execFile);

let shop: Shop;
let home: string;
beforeAll(async () => {
  if (command.length === 0) return;
  shop = await startShop();
  home = await mkdtemp(join(tmpdir(), 'ucp-'));
});
afterAll(async () => {
  await shop?.stop();
  if (home) await rm(home, { recursive: true, force: true });
});

async function ucp<T>(...args: string[]): Promise<T> {
  const [program = '', ...first] = command;
  const { stdout } = await run(
    program,
    [...first, ...args, '--business', shop.shopper().origin, '--format', 'json'],
    {
      env: {
        PATH: process.env.PATH,
        UCP_HOME: home,
        // Otherwise the client accepts https only.
        UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
      },
    },
  );
  return JSON.parse(stdout) as T;
}

interface Cart {
  result: {
    id: string;
    line_items: { item: { id: string }; quantity: number }[];
    continue_url: string;
  };
}

const halden = `gid://shopify/ProductVariant/${variantId('halden-pendant-brass', 'Small / Black')}`;

test.skipIf(command.length === 0)(
  'Shopify’s client finds a lamp and puts it into a cart, which leads to the checkout',
  { timeout: 120_000 },
  async () => {
    const found = await ucp<{
      endpoint: string;
      result: { products: { variants: { id: string }[] }[] };
    }>('catalog', 'search', '--set', '/query=halden pendant');
    expect(found.endpoint).toBe(`${shop.shopper().origin}/api/ucp/mcp`);
    const variants = found.result.products.flatMap((product) => product.variants);
    expect(variants.map(({ id }) => id)).toContain(halden);
    await ucp('catalog', 'lookup', '--set', `/ids/0=${halden}`);
    await ucp('catalog', 'get_product', halden);
    const { result: cart } = await ucp<Cart>(
      ...['cart', 'create', '--set', `/line_items/0/item/id=${halden}`],
      ...['--set', '/line_items/0/quantity=1'],
    );
    const { result: changed } = await ucp<Cart>(
      ...['cart', 'update', cart.id, '--set', `/line_items/0/item/id=${halden}`],
      ...['--set', '/line_items/0/quantity=2'],
    );
    expect(changed.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [halden, 2],
    ]);
    expect(await (await fetch(changed.continue_url)).text()).toContain('Halden');
    expect((await ucp<Cart>('cart', 'get', cart.id)).result.id).toBe(cart.id);
    expect((await ucp<Cart>('cart', 'cancel', cart.id)).result.id).toBe(cart.id);
  },
);
