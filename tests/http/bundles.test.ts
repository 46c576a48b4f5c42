import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, cartOf, leaveForCheckout, openCheckoutPage } from '../support/cart-driver';
import { placeOrder } from '../support/checkout-driver';
import { control } from '../support/control';
import { textOf } from '../support/page-text';
import { variantId, variantPath } from '../support/seed-ids';
import type { Answer, Shopper } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
let exchanges: Exchange[] = [];
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => void exchanges.push(exchange) });
});
beforeEach(() => {
  exchanges = [];
});
afterAll(() => shop?.stop());

const set = variantId('quill-reading-set');
const bulb = variantId('opal-bulb-e27');
const pair = (finish: string) => variantPath('sorrel-pendant-pair', finish);

const sent = (operation: string) => exchanges.filter((one) => one.sent.includes(operation));
const bagOf = async (shopper: Shopper) => textOf(await shopper.get('/cart'));

const textOfList = (page: Answer) => textOf({ text: listOf(page) }).trim();

const listOf = ({ text }: Answer) =>
  /<section aria-labelledby="bundle"[^]*?<\/section>/.exec(text)?.[0] ?? '';

const offersOf = ({ text }: Answer) =>
  [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json!) as { offers?: object; hasVariant?: { offers: object }[] })
    .flatMap(({ offers, hasVariant = [] }) => [offers, ...hasVariant.map((one) => one.offers)])
    .filter((offer) => offer !== undefined);

test('a bundle’s page lists its parts with picture, link, variant and quantity [R-470]', async () => {
  const page = await shop.shopper().get('/products/quill-reading-set');
  const list = listOf(page);
  expect(textOfList(page)).toBe('In this bundle 1 × Quill Table Lamp Brass 2 × Opal Bulb');
  expect(list).toContain('href="/products/quill-table-lamp-brass"');
  expect(list).toContain('href="/products/opal-bulb-e27"');
  expect(list.match(/<img /g)).toHaveLength(2);
  expect(sent('query BundleContents')).toHaveLength(1);
});

test('the list follows the variant in the address, and a sold-out part is named [R-470] [R-471]', async () => {
  const shopper = shop.shopper();
  const brass = await shopper.get(pair('Brass'));
  expect(textOfList(brass)).toBe('In this bundle Brass 2 × Sorrel Pendant Brass, Small');
  expect(listOf(brass)).toContain(variantPath('sorrel-pendant-brass', 'Small'));
  expect(textOf(brass)).toContain('Add to bag');
  const nickel = await shopper.get(pair('Satin nickel'));
  expect(textOfList(nickel)).toBe(
    'In this bundle Satin nickel 2 × Sorrel Pendant Satin nickel, Small Sold out',
  );
  expect(nickel.text).toMatch(/<button[^>]*disabled[^>]*>[^<]*Out of stock/i);
});

test('pages of other products have nothing of bundles and ask nothing more [R-470]', async () => {
  await shop.fresh();
  const page = await shop.shopper().get('/products/halden-pendant-brass');
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Add to bag')]);
  expect(page.text).not.toMatch(/In this bundle|isBundle|includesObject/);
  expect(sent('query BundleContents')).toHaveLength(0);
});

test('cards of bundles say so, and cards of other products don’t [R-470]', async () => {
  const { text } = await shop.shopper().get('/search?q=sorrel');
  const cards = text.split('<article').slice(1);
  const isMarked = (card: string) => card.includes('>Bundle</span>');
  const bundles = cards.filter((card) => card.includes('href="/products/sorrel-pendant-pair"'));
  expect(bundles.map(isMarked)).toEqual([true]);
  expect(cards.filter(isMarked)).toHaveLength(1);
  expect(cards.length).toBeGreaterThan(1);
});

// In the bare world, the product comes from the failing service, too.
test.skipIf(inBareWorld)('an outage of the parts leaves the bundle for sale [R-470]', async () => {
  await shop.fresh();
  await shop.fault({ service: 'commerce', operation: 'product', mode: 'http-500' });
  const page = await shop.shopper().get('/products/quill-reading-set');
  await shop.clearFaults();
  expect(page.status).toBe(200);
  expect(sent('query BundleContents').length).toBeGreaterThan(0);
  expect(listOf(page)).toBe('');
  expect(textOf(page)).toContain('Add to bag');
  await shop.fresh();
});

test('structured data names the parts of each offer, without a product that has no price [R-474]', async () => {
  const shopper = shop.shopper();
  const [offer] = offersOf(await shopper.get('/products/quill-reading-set')) as [
    { includesObject: { typeOfGood: { '@id': string } }[] },
  ];
  expect(offer.includesObject).toMatchObject([
    { '@type': 'TypeAndQuantityNode', name: 'Quill Table Lamp', amountOfThisGood: 1 },
    { '@type': 'TypeAndQuantityNode', name: 'Opal Bulb', amountOfThisGood: 2 },
  ]);
  expect(Object.keys(offer.includesObject[0]!.typeOfGood)).toEqual(['@id']);
  expect(offer.includesObject[0]!.typeOfGood['@id']).toMatch(/\/products\/quill-table-lamp-brass$/);
  expect(offersOf(await shopper.get('/products/sorrel-pendant-pair'))).toMatchObject([
    { includesObject: [{ amountOfThisGood: 2 }] },
    { includesObject: [{ amountOfThisGood: 1 }, { amountOfThisGood: 1 }] },
    { includesObject: [{ amountOfThisGood: 2 }], availability: 'https://schema.org/OutOfStock' },
  ]);
});

test('the Markdown lists the parts of each variant [R-474]', async () => {
  const { text } = await shop.shopper().get('/products/sorrel-pendant-pair.md');
  expect(text).toMatch(
    /## In this bundle\n\nBrass:\n\n- 2 × \[Sorrel Pendant\]\(\S+\), Brass, Small\n/,
  );
  expect(text).toMatch(
    /Satin nickel:\n\n- 2 × \[Sorrel Pendant\]\(\S+\), Satin nickel, Small, sold out\n/,
  );
  const other = await shop.shopper().get('/products/halden-pendant-brass.md');
  expect(other.text).toContain('# Halden Pendant');
  expect(other.text).not.toContain('In this bundle');
});

test('the product feed marks bundles and multipacks [R-474]', async () => {
  const { text } = await shop.shopper().get('/feeds/products.xml');
  const itemOf = (id: string) =>
    text.split('<item>').find((item) => item.includes(`<g:id>${id}</g:id>`)) ?? '';
  expect(itemOf(set)).toContain('<g:is_bundle>yes</g:is_bundle>');
  const two = itemOf(variantId('sorrel-pendant-pair', 'Brass'));
  expect(two).toContain('<g:multipack>2</g:multipack>');
  expect(two).not.toContain('is_bundle');
  expect(text.match(/is_bundle>yes|<g:multipack>/g)).toHaveLength(4);
  // One call returns all bundles of the page.
  expect(sent('query FeedBundles')).toHaveLength(1);
});

test('the bag shows what is in a bundle, for all pieces of the line [R-472]', async () => {
  const shopper = shop.shopper();
  await add(shopper, set, '2');
  await add(shopper, bulb);
  const bag = await bagOf(shopper);
  expect(bag).toContain('2 × Quill Table Lamp, Brass 4 × Opal Bulb');
  expect(bag.match(/\d × /g)).toHaveLength(2);
  expect(bag).toContain('Subtotal $352.00');
});

test('a bundle whose part is sold out isn’t added, and the scarcest part limits the quantity [R-471]', async () => {
  const shopper = shop.shopper();
  await add(shopper, variantId('sorrel-pendant-pair', 'Satin nickel'));
  const refused = await bagOf(shopper);
  expect(refused).toContain('Could not add to cart');
  expect(refused).not.toMatch(/\d × Sorrel/);
  const other = shop.shopper();
  await add(other, set, '20');
  const bag = await bagOf(other);
  // 16 lamps are in stock.
  expect(bag).toContain('16 × Quill Table Lamp, Brass 32 × Opal Bulb');
  expect(bag).toContain('Subtotal $2,704.00');
});

test('the parts of bundles don’t count towards the limit of one product [R-472]', async () => {
  const shopper = shop.shopper();
  await add(shopper, set, '16');
  expect((await add(shopper, bulb, '90')).status).toBe(303);
  await shopper.submit('/cart/import', { pieces: `${bulb}:9` });
  expect((await cartOf(shopper)).map(({ quantity }) => quantity).toSorted()).toEqual([16, 99]);
});

test('signing in keeps the bundle as one line [R-472]', async () => {
  const shopper = shop.shopper();
  await add(shopper, set);
  await signInAs(shop, 'three', shopper);
  const bag = await bagOf(shopper);
  expect(bag).toContain('1 × Quill Table Lamp, Brass 2 × Opal Bulb');
  expect(bag).toContain('$169.00');
});

test('checkout, order page, mail and account show the parts that are sent [R-473]', async () => {
  const shopper = await signInAs(shop, 'three');
  await add(shopper, variantId('sorrel-pendant-pair', 'Brass'));
  await add(shopper, set);
  const link = await leaveForCheckout(shopper);
  const checkout = textOf({ text: await openCheckoutPage(shop.addresses.sandbox, link) });
  expect(checkout).toContain('Quill Reading Set 1 × Quill Table Lamp 2 × Opal Bulb');
  await placeOrder(shop.addresses.sandbox, link);
  const orders = await shopper.get('/accounts/my-orders');
  const [, path] = /href="(\/accounts\/my-orders\/order\?id=\d+)"/.exec(orders.text)!;
  const order = textOf(await shopper.get(path!));
  expect(order).toMatch(/Quill Table Lamp.*Qty: 1.*\$143\.14.*Opal Bulb.*Qty: 2.*\$25\.86/);
  // The line of a part has no attributes, so the size is the variant's title.
  expect(order).toMatch(/Sorrel Pendant Size: Small.*Qty: 2.*\$265\.00/);
  expect(order).toContain('$434.00');
  const [mail] = await control<{ text: string }[]>(shop, 'mailbox');
  expect(mail!.text).toContain(
    '1 × Quill Reading Set:\n  1 × Quill Table Lamp: $143.14 USD\n  2 × Opal Bulb: $25.86 USD',
  );
});
