/** Tests a store in German. Only a part of the catalog has German translations. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';
import { stores } from '../support/stores';

const vars = { PRODUCT_SERVICE_URL: undefined };
let german: Shop;
beforeAll(async () => {
  german = await startShop({
    vars,
    stores: Object.fromEntries(
      Object.entries(stores).map(([id, store]) => [id, { ...store, language: 'DE' }]),
    ),
  });
});
afterAll(() => german?.stop());

const halden = '/products/halden-pendant-brass';
const titleOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test('what is translated is shown so: title, description, options [R-213]', async () => {
  const page = await german.shopper().get(halden);
  const text = textOf(page);
  expect(titleOf(page.text)).toBe('Pendelleuchte Halden');
  expect(text).toContain('Eine weite gedrückte Kuppel');
  for (const word of ['Größe', 'Klein', 'Leinen']) expect(text).toContain(word);
  expect(page.text).toContain('"name":"Pendelleuchte Halden, Klein / Schwarz"');
});

test('what is not translated is shown in the shop’s primary language [R-213]', async () => {
  const page = await german.shopper().get('/products/orsta-pendant-aged-brass');
  expect(titleOf(page.text)).toBe('Orsta Pendant');
});

test('lists, the search’s results and the bag have the same language [R-213]', async () => {
  const shopper = german.shopper();
  expect((await shopper.get('/collections/pendants')).text).toContain('Pendelleuchte Brae');
  await add(shopper, variantId('gift-card', 'For a lamp'));
  const bag = textOf(await shopper.get('/cart'));
  expect(bag).toContain('Geschenkkarte');
  expect(bag).toContain('Betrag: Für eine Lampe');
});
