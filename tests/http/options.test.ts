import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueService, inBareWorld, startShop, type Shop } from '../support/storefront';
import { variantPath } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const halden = { intent: 'add', product: 'halden-pendant-brass', quantity: '1' };

test('the options of a form add the variant that they mean', async () => {
  const visitor = shop.shopper();
  const bag = await visitor.submit('/cart', { ...halden, option1: 'Medium', option2: 'Linen' });
  expect(bag.text).toContain('Size: Medium · Cable: Linen');
});

test('no fact of an option or a review ends a line with a dot', async () => {
  const visitor = shop.shopper();
  const rug = await visitor.get('/products/fallow-rug-oat');
  expect(rug.text).toMatch(/<small>5 ft 3 in × 7 ft 7 in, \$420\.00<\/small>/);
  if (inBareWorld) return;
  const reviews = await visitor.get('/products/halden-pendant-brass/reviews');
  expect(reviews.text).toContain('out of 5');
  expect(reviews.text.slice(reviews.text.indexOf('<main'))).not.toContain(' · ');
});

test('a sold-out choice leads to its own page, which says so', async () => {
  const visitor = shop.shopper();
  const answer = await visitor.post('/cart', { ...halden, option1: 'Large', option2: 'Black' });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe(variantPath('halden-pendant-brass', 'Large / Black'));
  expect((await visitor.get(answer.location!)).text).toContain('out of stock. Leave your email');
});

test('a missing or made-up option comes back to the product with what was picked', async () => {
  const visitor = shop.shopper();
  const odd = { ...halden, option1: 'Large', option2: '<i>Gold</i>' };
  const plain = await visitor.post('/cart', odd);
  expect(plain.location).toBe('/products/halden-pendant-brass?option1=Large&choose=1');
  const { text } = await visitor.get(plain.location!);
  expect(text).toMatch(/<input[^>]*value="Large"[^>]*checked=""|checked=""[^>]*value="Large"/);
  expect(text).toContain('Choose a cable first.');
  expect(text).not.toContain('Choose a size first.');
  const asked = await visitor.post('/cart', { ...odd, reply: 'data' });
  expect(asked.status).toBe(400);
  expect(asked.text).toContain('Choose a cable first.');
});

test('an address of all options is the variant', async () => {
  const { text } = await shop
    .shopper()
    .get('/products/halden-pendant-brass?option1=Large&option2=Linen');
  expect(text).toContain('$389.00');
});

test('an address with the options by their names is the variant, with its own canonical address', async () => {
  const { text } = await shop
    .shopper()
    .get('/products/halden-pendant-brass?Size=Large&Cable=Linen&utm_source=mail');
  expect(text).toContain('$389.00');
  const checked = [...text.matchAll(/<input[^>]*name="option[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)![1],
  );
  expect(checked).toEqual(['Large', 'Linen']);
  expect(text).toMatch(/rel="canonical" href="[^"?]*\/products\/halden-pendant-brass"/);
});

test('names and values that the product does not have are ignored, and an id comes first', async () => {
  const checkedAt = async (query: string) => {
    const { text, status } = await shop.shopper().get(`/products/halden-pendant-brass?${query}`);
    expect(status).toBe(200);
    return [...text.matchAll(/<input[^>]*name="option[^>]*checked=""[^>]*>/g)].map(
      ([input]) => /value="([^"]*)"/.exec(input)![1],
    );
  };
  expect(await checkedAt('Size=Huge&Colour=Brass&size=Large')).toEqual([]);
  expect(await checkedAt('Size=Large&Cable=%3Cb%3E')).toEqual(['Large']);
  const { searchParams } = new URL(
    variantPath('halden-pendant-brass', 'Medium / Linen'),
    'http://shop',
  );
  expect(await checkedAt(`variant=${searchParams.get('variant')}&Size=Large&Cable=Black`)).toEqual([
    'Medium',
    'Linen',
  ]);
});

test('an outage of the catalog is answered with 503', async () => {
  await shop.fault({ service: catalogueService, mode: 'http-500' });
  const answer = await shop
    .shopper()
    .post('/cart', { ...halden, product: 'tolland-handle-black', option1: 'x' });
  await shop.clearFaults();
  expect(answer.status).toBe(503);
});

test('options have the swatches that Shopify has, and other products have nothing of them [R-494]', async () => {
  const tilesOf = async (handle: string) => {
    const { text } = await shop.shopper().get(`/products/${handle}`);
    return text.match(/<label class="option-tile">[^]*?<\/label>/g)!;
  };
  const cloth = await tilesOf('cloth-cable');
  expect(cloth).toHaveLength(2);
  for (const [index, name] of ['black', 'linen'].entries())
    expect(cloth[index]).toMatch(
      new RegExp(`<img src="[^"]*cloth-cable-${name}-1[^"]*"[^>]*alt="" width="32" height="32"`),
    );
  const shelf = await tilesOf('ledger-shelf-oak');
  expect(shelf.filter((tile) => tile.includes('<svg'))).toHaveLength(2);
  expect(shelf.join()).toMatch(/value="Brass"[^]*fill="#b08d57"/);
  expect((await tilesOf('halden-pendant-brass')).join()).not.toMatch(/<svg|<img/);
});
