/**
 * A scripted agent shops with what the shop tells agents: `/agents.md`, a product's Markdown, and the tools. The seed
 * determines what the agent should buy.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import type { Currency, SeedProduct, SeedVariant } from '../../sandbox/seed/types';
import { openCheckoutPage } from '../support/cart-driver';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { call, cartShape, mcpPath, searchShape } from '../support/ucp';

let shop: Shop;
let agent: Shopper;
beforeAll(async () => {
  shop = await startShop();
  agent = shop.shopper();
});
afterAll(() => shop?.stop());

interface Task {
  /** The product's type, which is also what the agent searches for. */
  type: string;
  colour: string;
  /** In minor units. */
  max: number;
  country?: string;
  size?: string;
  quantity?: number;
}

const tasks: Task[] = [
  { type: 'Pendant', colour: 'Black', max: 60_000 },
  { type: 'Pendant', colour: 'Brass', max: 90_000, size: 'Small', quantity: 2 },
  { type: 'Wall light', colour: 'Brass', max: 60_000, country: 'AU' },
  { type: 'Table lamp', colour: 'White', max: 60_000, country: 'GB' },
  { type: 'Hook', colour: 'Silver', max: 20_000, quantity: 4 },
  { type: 'Mug', colour: 'Green', max: 20_000, quantity: 6 },
  { type: 'Mirror', colour: 'Black', max: 90_000 },
  { type: 'Vase', colour: 'White', max: 60_000, country: 'CA' },
  { type: 'Rug', colour: 'Blue', max: 300_000 },
  { type: 'Cushion', colour: 'Natural', max: 40_000, quantity: 2 },
];

const currencies: Record<string, Currency> = { US: 'USD', AU: 'AUD', GB: 'GBP', CA: 'CAD' };
const { products } = makeSeed();

/** All variants that fit equally well. */
function cheapest({ type, colour, max, size, country = 'US', quantity = 1 }: Task): string[] {
  const priceOf = ({ prices }: SeedVariant) => prices[currencies[country]!].price;
  const isFitting = (product: SeedProduct, { options, inventory, policy }: SeedVariant) =>
    product.type === type &&
    product.tags.includes(`Colour~${colour}`) &&
    (size === undefined || options.includes(size)) &&
    (policy === 'CONTINUE' || inventory >= quantity);
  const fitting = products
    .filter(({ publishedAt }) => publishedAt !== null)
    .flatMap((product) => product.variants.filter((variant) => isFitting(product, variant)))
    .filter((variant) => priceOf(variant) <= max);
  const least = Math.min(...fitting.map(priceOf));
  return fitting
    .filter((variant) => priceOf(variant) === least)
    .map(({ id }) => `gid://shopify/ProductVariant/${id}`);
}

/** Buys like an agent that knows only the shop's address. */
async function buy({ type, colour, max, size, country = 'US', quantity = 1 }: Task) {
  const catalog = {
    query: type,
    context: { address_country: country },
    filters: { categories: [type], price: { max } },
    pagination: { limit: 50 },
  };
  const found = await call(agent, searchShape, 'search_catalog', { catalog });
  const offers = found.products
    .filter(({ tags }) => tags?.includes(`Colour~${colour}`))
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .filter(
      ({ variant }) => size === undefined || variant.options?.some((one) => one.label === size),
    )
    .filter(({ variant }) => variant.availability?.available && variant.price.amount <= max)
    .sort((one, other) => one.variant.price.amount - other.variant.price.amount);
  for (const { product, variant } of offers) {
    const cart = await call(agent, cartShape, 'create_cart', {
      cart: {
        line_items: [{ item: { id: variant.id }, quantity }],
        context: { address_country: country },
      },
    });
    // Shopify lowers a quantity that exceeds the stock.
    if (cart.line_items[0]?.quantity === quantity) return { cart, product, variant };
  }
  throw new Error('Nothing fits');
}

test('an agent finds the tools in /agents.md', async () => {
  const { text } = await agent.get('/agents.md');
  expect(text).toContain(agent.origin + mcpPath);
});

test.each(tasks)('an agent buys the cheapest of $type in $colour', async (task) => {
  const { cart, product, variant } = await buy(task);
  expect(cheapest(task)).toContain(variant.id);
  expect(cart.currency).toBe(currencies[task.country ?? 'US']);
  const page = await agent.get(`/products/${product.handle}.md?_locale=${task.country ?? 'US'}`);
  expect(page.text).toContain(`variant=${variant.id.split('/').at(-1)}`);
  const checkout = await openCheckoutPage(shop.addresses.sandbox, cart.continue_url);
  expect(checkout).toMatch(/<form[^>]* action="[^"]*\/checkouts\//);
  expect(checkout).toContain(product.title);
});
