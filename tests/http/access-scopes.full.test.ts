/** A missing scope disables only the features that need it. */
import { expect, test } from 'vitest';
import { knownScopes } from '../../sandbox/shopify/storefront-api/graphql/resolve-field';
import { signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

const lamp = '/products/halden-pendant-brass';

async function withShop(denied: string[], look: (shop: Shop) => Promise<void>): Promise<void> {
  const shop = await startShop({
    vars: { PRODUCT_SERVICE_URL: undefined },
    sandboxVars: { SANDBOX_SCOPES: knownScopes.filter((one) => !denied.includes(one)).join(' ') },
  });
  try {
    await look(shop);
  } finally {
    await shop.stop();
  }
}

const all = [
  ...['unauthenticated_read_product_tags', 'unauthenticated_read_product_inventory'],
  ...['unauthenticated_read_metaobjects', 'unauthenticated_read_content'],
  ...['unauthenticated_read_selling_plans', 'unauthenticated_read_customer_tags'],
  'unauthenticated_read_product_pickup_locations',
];

test.each([
  ['its tags', all.slice(0, 1)],
  ['anything that can be done without', all],
])(
  'a token that may not read %s costs only that, and the log names the scope [R-362]',
  async (_, denied) => {
    await withShop(denied, async (shop) => {
      const shopper = shop.shopper();
      const product = await shopper.get(lamp);
      expect(product.status).toBe(200);
      expect(textOf(product)).toContain('Halden');
      expect(textOf(product)).toContain('Add to bag');
      // The shop remembers the denial for all products.
      const before = (await shop.requests()).at(-1)?.n ?? 0;
      expect((await shopper.get('/products/halden-pendant-black')).status).toBe(200);
      const asked = (await shop.requests(before)).filter(
        ({ operation }) => operation === 'product',
      );
      const queries = asked.map(({ headers }) => headers['content-length']);
      expect(queries).not.toHaveLength(0);
      expect(new Set(queries).size).toBe(queries.length);

      const list = await shopper.get('/collections/lighting');
      expect(list.status).toBe(200);
      expect(new Set(list.text.match(/href="\/products\/[\w-]+/g)).size).toBeGreaterThanOrEqual(20);
      expect(textOf(await shopper.get('/search?q=lamp'))).toMatch(/lamp/i);
      expect((await shopper.get('/products/no-such-lamp')).status).toBe(302);

      // Without tags, the shop doesn't know whether RETURN_EXCLUDED_TAGS excludes the product.
      expect(product.text).not.toContain('hasMerchantReturnPolicy');
      await add(shopper, brae);
      const bag = await shopper.get('/cart');
      expect(bag.status).toBe(200);
      expect(textOf(bag)).toContain('Subtotal $');
      expect(textOf(bag)).not.toContain('-day returns');
      await signInAs(shop, 'three', shopper);
      expect((await shopper.get('/accounts/dashboard')).status).toBe(200);
      expect((await shopper.get('/accounts/my-orders')).status).toBe(200);

      const warned = shop
        .logs()
        .split('\n')
        .filter((line) => line.includes('commerce-scope-missing'));
      for (const scope of denied.slice(0, 3))
        expect(warned.filter((line) => line.includes(scope)).length).toBeGreaterThan(0);
      expect(shop.logs()).not.toContain('"level":"error"');
    });
  },
);

test('a token that may not read its tags keeps the catalog’s wording of a search', async () => {
  await withShop(all.slice(0, 1), async (shop) => {
    const search = textOf(await shop.shopper().get('/search?q=sconces'));
    expect(search).toContain('Showing results for ‘wall light’');
    expect(shop.logs()).not.toContain('catalog-words-failed');
    expect(shop.logs()).toMatch(/"event":"commerce-scope-missing".*"field":"productTags"/);
  });
});

test('a token that may not read products says so in the log by the name of the scope', async () => {
  await withShop(['unauthenticated_read_product_listings'], async (shop) => {
    expect((await shop.shopper().get('/collections/lighting')).status).not.toBe(200);
    expect(shop.logs()).toContain('unauthenticated_read_product_listings');
  });
});
