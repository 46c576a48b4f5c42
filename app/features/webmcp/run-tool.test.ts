import { expect, test } from 'vitest';
import { maxPerLine } from '~/features/cart/cart';
import type { CartReply } from '~/features/cart/cart-view';
import { parseCartForm } from '~/features/cart/cart-form';
import { sampleProduct, sampleVariant } from '~/features/catalog/sample-product';
import { describeBag, describeProduct } from './results';
import { runTool, type Shop, type ShownPage } from './run-tool';
import { maxQuantity } from './tools';

/** A page whose data failed to load. */
function pageAt(path: string, isRedirect = false): ShownPage {
  const { pathname, search } = new URL(path, 'http://shop');
  return { pathname, search, isRedirect, dataOf: () => undefined };
}

function shopWith(overrides: Partial<Shop> = {}) {
  const paths: string[] = [];
  const forms: Record<string, string>[] = [];
  const shop: Shop = {
    isOnline: () => true,
    goTo: (path) => {
      paths.push(path);
      return Promise.resolve(pageAt(path));
    },
    sendCartForm: (fields) => {
      forms.push(fields);
      return Promise.resolve({ ok: true, intent: fields.intent! });
    },
    openBag: () => Promise.resolve(undefined),
    ...overrides,
  };
  return { shop, paths, forms };
}

const replying = (reply: Partial<CartReply>) =>
  shopWith({ sendCartForm: () => Promise.resolve({ ok: false, intent: 'add', ...reply }) }).shop;

test.each([
  ['search_products', undefined],
  ['search_products', { term: ['lamp'] }],
  ['search_products', { term: '  ' }],
  ['search_products', { term: 'x'.repeat(101) }],
  ['view_product', { handle: '//evil.example' }],
  ['view_product', { handle: '..' }],
  ['view_product', { handle: 'lamp?_locale=CA' }],
  ['add_to_bag', null],
  ['add_to_bag', { variant_id: 'gid://shopify/Product/1' }],
  ['add_to_bag', { variant_id: '1', quantity: 0 }],
  ['add_to_bag', { variant_id: '1', quantity: 1.5 }],
  ['add_to_bag', { variant_id: '1', quantity: '2' }],
  ['add_to_bag', { variant_id: '1', quantity: 100 }],
  ['apply_code', { code: '' }],
  ['apply_code', { code: 'x'.repeat(61) }],
] as const)('%s with %j asks for better input, and does nothing', async (name, input) => {
  const { shop, paths, forms } = shopWith();
  expect(await runTool(shop, name, input)).toMatchObject({ isError: true });
  expect([...paths, ...forms]).toEqual([]);
});

test('the forms are those that the cart’s route reads', async () => {
  const { shop, forms } = shopWith();
  await runTool(shop, 'add_to_bag', { variant_id: 'gid://shopify/ProductVariant/12' });
  await runTool(shop, 'add_to_bag', { variant_id: '12', quantity: maxQuantity });
  await runTool(shop, 'apply_code', { code: ' A&intent=checkout ' });
  const parsed = forms.map((fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return parseCartForm(form);
  });
  expect(parsed).toMatchObject([
    { ok: true, value: { intent: 'add', merchandise: '12' } },
    { ok: true, value: { intent: 'add', merchandise: '12', quantity: maxPerLine } },
    { ok: true, value: { intent: 'discount', code: 'A&intent=checkout' } },
  ]);
});

test('an offline browser is an error', async () => {
  const { shop } = shopWith({ isOnline: () => false });
  expect(await runTool(shop, 'open_bag', {})).toMatchObject({ isError: true });
});

test('a refused add names the reason; a partial one also returns the bag', async () => {
  const add = { variant_id: '1' };
  const textOf = async (reply: Partial<CartReply>) => {
    const { content, isError = false } = await runTool(replying(reply), 'add_to_bag', add);
    return [isError, content[0]!.text];
  };
  expect(await textOf({ message: 'Could not add to cart' })).toEqual([
    true,
    'Could not add to cart. view_product shows whether a variant is in stock.',
  ]);
  expect(await textOf({})).toEqual([true, expect.stringContaining('could not be added')]);
  expect(await textOf({ partial: true, message: 'Only 1 of 2 could be added.' })).toEqual([
    false,
    JSON.stringify({ message: 'Only 1 of 2 could be added.', ...describeBag(null) }),
  ]);
});

test('a product that doesn’t exist, and a shopper who went elsewhere, are different errors', async () => {
  const textAt = async (path: string, isRedirect = false) => {
    const { shop } = shopWith({ goTo: () => Promise.resolve(pageAt(path, isRedirect)) });
    return (await runTool(shop, 'view_product', { handle: 'lamp' })).content[0]!.text;
  };
  expect(await textAt('/not-found')).toBe('No product has the handle lamp.');
  expect(await textAt('/search')).toContain('another page');
  expect(await textAt('/products/chair')).toContain('another page');
  expect(await textAt('/products/lamp')).toContain('can’t be read');
  expect(await textAt('/products/new-lamp', true)).toContain('can’t be read');
});

test('results of the shopper’s own search aren’t the agent’s', async () => {
  const textAt = async (path: string) => {
    const { shop } = shopWith({ goTo: () => Promise.resolve(pageAt(path)) });
    return (await runTool(shop, 'search_products', { term: 'oak & brass' })).content[0]!.text;
  };
  expect(await textAt('/search?q=chair')).toContain('another page');
  expect(await textAt('/search?q=oak+%26+brass&sort=price-ascending')).toContain('another page');
  expect(await textAt('/search?q=oak+%26+brass')).toContain('unavailable');
});

test('variants have ids, prices with currency, and stock; the list has an end', () => {
  const rule = { minimum: 4, maximum: 40, increment: 2 };
  const product = describeProduct(
    sampleProduct(
      sampleVariant('1', { inventory: 3, left: 3 }),
      sampleVariant('2', { inventory: 0, available: false, rule }),
      sampleVariant('3', { inventory: 0, policy: 'CONTINUE', preorder: 'Ships in May.' }),
      ...Array.from({ length: 100 }, (_, index) => sampleVariant(String(index + 4))),
    ),
  );
  expect(product.variants.slice(0, 3)).toMatchObject([
    { variant_id: '1', price: { amount: 10, currency: 'USD' }, stock: 'Only 3 left' },
    { variant_id: '2', stock: 'Out of stock', quantity_rule: rule },
    { variant_id: '3', stock: 'Preorder: Ships in May.' },
  ]);
  expect(product.variants[0]).not.toHaveProperty('quantity_rule');
  expect(product.variants).toHaveLength(100);
  expect(product.variants_left_out).toBe(3);
});

test('a product that needs a plan has the prices of its plans, not the one-time price', () => {
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const offer = { price: money(9), compareAt: null, perDelivery: null, now: money(9) };
  const plan = {
    ...{ id: '7', name: 'Monthly', description: null, firstOrders: null },
    offers: { '1': { ...offer, later: null, next: null } },
  };
  const product = { ...sampleProduct(sampleVariant('1'), sampleVariant('2')), plans: 'required' };
  const plans = { groups: [{ name: 'Subscribe', plans: [plan] }] };
  const { variants } = describeProduct(product as Parameters<typeof describeProduct>[0], plans);
  expect(variants).toMatchObject([
    {
      variant_id: '1',
      purchase_options: [{ group: 'Subscribe', name: 'Monthly', price: money(9) }],
    },
  ]);
  expect(variants).toHaveLength(1);
  expect(variants[0]).not.toHaveProperty('price');
  const unread = describeProduct(product as Parameters<typeof describeProduct>[0], { groups: [] });
  expect(unread.variants).toMatchObject([{ price: money(10) }, { price: money(10) }]);
});
