import { decode } from 'turbo-stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import {
  add,
  addByScript,
  brae,
  cartOf,
  leaveForCheckout,
  openCheckoutPage,
  pieces,
  skerry,
} from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { inBareWorld, startShop, tellsCodeReasons, type Shop } from '../support/storefront';
import { variantId } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const halden = variantId('halden-pendant-brass', 'Small / Black');
const soldOut = variantId('sorrel-pendant-nickel', 'Small');
const marlow = variantId('marlow-table-lamp-oak');

const cartsMade = async (since: number) =>
  (await shop.requests(since)).filter(({ operation }) => operation.includes('cartCreate')).length;
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;

test('looking at the cart creates none [R-058] [R-188] [V3.5.3]', async () => {
  const shopper = shop.shopper();
  const before = await lastCall();
  const page = await shopper.get('/cart');
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain('Oh no, your bag is empty!');
  expect(page.text).toMatch(/<title>Cart \| /);
  expect([...shopper.cookies.keys()].filter((name) => name.startsWith('cart'))).toEqual([]);
  const calls = await shop.requests(before);
  const asked = calls.filter(({ service }) => service === 'commerce');
  expect(asked.filter(({ operation }) => /cart/i.test(operation))).toEqual([]);
});

test('a plain add goes to the cart page, which shows the line with colour and size [R-002] [R-199]', async () => {
  const shopper = shop.shopper();
  const answer = await add(shopper, brae, '2');
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('cart-USD='));
  expect(cookie).toMatch(/HttpOnly/);
  expect(shopper.cookies.get('cart-count-USD')).toBe('2');
  const page = textOf(await shopper.get('/cart'));
  expect(page).toContain('Added to bag');
  expect(page).toContain('Finish: Satin nickel');
  expect(textOf(await shopper.get('/cart'))).not.toContain('Added to bag');
});

test('neither the cart id’s key nor the checkout link is in the page [R-198] [V8.2.3] [V15.3.1]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const key = /key%3D(\w+)/.exec(shopper.cookies.get('cart-USD') ?? '')![1]!;
  const { text: html } = await shopper.get('/cart');
  expect(html).toContain('Brae Pendant');
  expect(html).not.toContain(key);
  expect(html).not.toContain('/cart/c/');
});

test.each(['-1', '0', '1e9', 'abc', '100'])(
  'adding %s is a 400 and changes nothing [V2.2.2]',
  async (n) => {
    const shopper = shop.shopper();
    await add(shopper, halden);
    const answer = await add(shopper, halden, n);
    expect(answer.status).toBe(400);
    expect(textOf(answer)).toContain('Please enter a whole number from 1 to 99.');
    expect(await pieces(shopper)).toBe(1);
  },
);

test('a line holds at most 99 pieces [V2.3.2]', async () => {
  const shopper = shop.shopper();
  await add(shopper, marlow, '3');
  const answer = await add(shopper, marlow, '97');
  expect(answer.status).toBe(400);
  expect(textOf(answer)).toContain('at most 99');
  expect(await pieces(shopper)).toBe(3);
});

test('options of a product that is gone are a 404 with a message', async () => {
  const fields = { intent: 'add', product: 'no-such-lamp', option1: 'Small' };
  const page = await shop.shopper().post('/cart', fields);
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain('This product is no longer available.');
  const data = await shop.shopper().post('/cart.data', { ...fields, reply: 'data' });
  expect(data.text).toContain('This product is no longer available.');
});

test('a variant that is gone is a 404 with a message', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  const answer = await add(shopper, '99999999999999');
  expect(answer.status).toBe(404);
  expect(textOf(answer)).toContain('This product is no longer available.');
  expect(await pieces(shopper)).toBe(1);
});

test('an update sets the pieces; 0 removes the line; nonsense changes nothing', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  const [{ line } = { line: '' }] = await cartOf(shopper);
  const update = (quantity: string) => shopper.post('/cart', { intent: 'update', line, quantity });
  expect((await update('4')).status).toBe(303);
  expect(await pieces(shopper)).toBe(4);
  for (const wrong of ['-1', '1e9', 'abc', '']) expect((await update(wrong)).status).toBe(400);
  expect(await pieces(shopper)).toBe(4);
  expect((await update('0')).status).toBe(303);
  expect(textOf(await shopper.get('/cart'))).toContain('Oh no, your bag is empty!');
});

test('a line is removed; removing it again is no error', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  await add(shopper, brae);
  const [{ line } = { line: '' }] = await cartOf(shopper);
  expect((await shopper.post('/cart', { intent: 'remove', line })).status).toBe(303);
  expect(await pieces(shopper)).toBe(1);
  expect((await shopper.post('/cart', { intent: 'remove', line })).status).toBeLessThan(500);
  expect(await pieces(shopper)).toBe(1);
});

test("somebody else's line is not touched", async () => {
  const [owner, other] = [shop.shopper(), shop.shopper()];
  await add(owner, halden);
  await add(other, brae);
  const [{ line } = { line: '' }] = await cartOf(owner);
  const answer = await other.post('/cart', { intent: 'update', line, quantity: '5' });
  expect(answer.status).toBe(404);
  expect([await pieces(owner), await pieces(other)]).toEqual([1, 1]);
});

test('a forged, an old and a malformed cart id read as an empty cart; an add starts a new one [R-188]', async () => {
  const forged = ['gid://shopify/Cart/forged?key=1', 'gid://shopify/Checkout/7?key=1', '%', '{}'];
  for (const id of forged) {
    const shopper = shop.shopper();
    shopper.cookies.set('cart-USD', id === '%' ? id : encodeURIComponent(id));
    expect(textOf(await shopper.get('/cart'))).toContain('Oh no, your bag is empty!');
    expect((await add(shopper, brae)).status).toBe(303);
    expect(await pieces(shopper)).toBe(1);
  }
});

test('scripts learn how many pieces of a partial add came into the bag [R-186]', async () => {
  const fields = { intent: 'add', merchandise: skerry, quantity: '5', reply: 'data' };
  const { status, text } = await shop.shopper().post('/cart.data', fields);
  expect(status).toBe(200);
  const { value } = await decode(new Response(text).body!);
  expect(value).toMatchObject({ data: { ok: false, partial: true, added: 2 } });
});

test('an add beyond the stock is not shown as complete, and the cart shows what it holds [R-186]', async () => {
  const shopper = shop.shopper();
  const answer = await add(shopper, skerry, '5');
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  const page = textOf(await shopper.get('/cart'));
  expect(page).not.toContain('Added to bag');
  expect(page).toContain('Only 2 of 5 could be added: there’s no more in stock.');
  expect(await pieces(shopper)).toBe(2);
  // The backend returns an error and the unchanged cart.
  const fields = { intent: 'add', merchandise: skerry, quantity: '1', reply: 'data' };
  const refused = await shopper.post('/cart.data', fields);
  expect(refused.status).toBe(200);
  expect(refused.text).toContain('Skerry');
  expect(refused.text).toContain('Could not add to cart');
  const [{ line } = { line: '' }] = await cartOf(shopper);
  const update = await shopper.post('/cart', { intent: 'update', line, quantity: '9' });
  expect(update.status).toBe(303);
  expect(textOf(await shopper.get('/cart'))).toContain('Could not update cart');
});

test('a sold out variant leaves a page that works', async () => {
  const shopper = shop.shopper();
  await add(shopper, soldOut);
  const page = await shopper.get('/cart');
  expect(page.status).toBe(200);
  expect(textOf(page)).not.toContain('Added to bag');
});

test('a discount code is applied, shown and removed; a wrong one says so and keeps the other', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const send = (intent: string, code: string) => shopper.submit('/cart', { intent, code });
  expect(textOf(await send('discount', 'welcome10'))).toMatch(/WELCOME10 applied/i);
  const wrong = await send('discount', 'OLDNEWS');
  const reason = tellsCodeReasons ? 'has expired or isn’t active yet' : 'isn’t valid for your bag';
  expect(textOf(wrong)).toContain(`The code 'OLDNEWS' ${reason}.`);
  expect(wrong.text).toMatch(/name="code"[^>]*value="OLDNEWS"|value="OLDNEWS"[^>]*name="code"/);
  expect(textOf(await shopper.get('/cart'))).toMatch(/WELCOME10 applied/i);
  expect(textOf(await send('undiscount', 'WELCOME10'))).not.toMatch(/WELCOME10/i);
});

test('bag and checkout have the same sums: each discount once, of lines and bag, by code and by itself [R-203] [R-204]', async () => {
  const shopper = shop.shopper();
  const send = (code: string) => shopper.submit('/cart', { intent: 'discount', code });
  await add(shopper, halden);
  await add(shopper, variantId('wick-handle-black', '128 mm'), '4');
  for (const code of ['LIGHTS15', 'WELCOME10', 'FREESHIP']) await send(code);
  const refused = textOf(await send('FIVEOFF'));
  expect(refused).toContain("The code 'FIVEOFF' isn’t valid for your bag.");
  expect(refused).toContain('It may not combine with LIGHTS15, WELCOME10, FREESHIP.');
  const page = textOf(await shopper.get('/cart'));
  const [, before, off = '', total] =
    /Subtotal \$([\d.]+) (.*?) FREESHIP At checkout Total \$([\d.]+)/.exec(page) ?? [];
  const discounts = [...off.matchAll(/ ?(.+?) -\$([\d.]+)/g)].map(
    ([, name, amount]) => [name, amount] as const,
  );
  expect(discounts.map(([name]) => name)).toEqual([
    ...['Four handles for three', 'LIGHTS15', 'WELCOME10'],
  ]);
  const left = discounts.reduce((sum, [, amount]) => sum - Number(amount), Number(before));
  expect(left).toBeCloseTo(Number(total), 5);
  expect(page).toMatch(/LIGHTS15: -\$[\d.]+/);
  expect(page).toMatch(/Sale price \$[\d.]+ Regular price \$[\d.]+/);
  const link = await leaveForCheckout(shopper);
  const paying = textOf({ text: await openCheckoutPage(shop.addresses.sandbox, link) });
  for (const row of [
    `Subtotal $${before} USD`,
    ...discounts.map(([name, amount]) => `Discount ${name} −$${amount} USD`),
    `Total $${total} USD`,
  ])
    expect(paying).toContain(row);
});

test('checkout goes to the link the cart has at that moment [R-196]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const before = await lastCall();
  const { sandbox } = shop.addresses;
  const origin = inBareWorld ? sandbox.replace('127.0.0.1', 'www.lintel.localhost') : sandbox;
  expect(await leaveForCheckout(shopper)).toMatch(new RegExp(`^${origin}/cart/c/\\w+\\?key=`));
  expect((await shop.requests(before)).map(({ operation }) => operation)).toContain('cart');
});

test('checkout of an empty cart stays on the cart page [R-177]', async () => {
  const answer = await shop.shopper().post('/cart', { intent: 'checkout' });
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
});

test.each(['http-500', 'reset', 'bad-json', 'wrong-schema', 'http-401', 'empty-body'])(
  'with a backend that answers %s the bag is not called empty, and is there afterwards',
  async (mode) => {
    const shopper = shop.shopper();
    await add(shopper, halden);
    const id = shopper.cookies.get('cart-USD');
    await shop.fault({ service: 'commerce', mode });
    const page = await shopper.get('/cart');
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain("We can't show your bag right now");
    expect(textOf(page)).not.toContain('Oh no');
    expect(shopper.cookies.get('cart-USD')).toBe(id);
    expect(shopper.cookies.get('cart-count-USD')).toBe('1');
    await shop.clearFaults();
  },
);

test('a failed change is said, not repeated [V2.3.3]', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  const [{ line } = { line: '' }] = await cartOf(shopper);
  await shop.fault({ service: 'commerce', operation: 'cartLinesUpdate', mode: 'http-500' });
  const before = await lastCall();
  const answer = await shopper.post('/cart', { intent: 'update', line, quantity: '3' });
  expect(answer.status).toBe(503);
  expect(textOf(answer)).toContain("We can't change your bag right now.");
  const sent = (await shop.requests(before)).filter((c) => c.operation === 'cartLinesUpdate');
  expect(sent).toHaveLength(1);
});

test.each<Record<string, string>>([{}, { reply: 'data' }])(
  'an add that fails in an outage says so, with the form %j [R-185]',
  async (fields) => {
    const shopper = shop.shopper();
    await shop.fault({ service: 'commerce', mode: 'http-500' });
    const address = 'reply' in fields ? '/cart.data' : '/cart';
    const answer = await shopper.post(address, { intent: 'add', merchandise: brae, ...fields });
    expect(answer.status).toBe(503);
    expect(textOf(answer)).toContain("We can't change your bag right now.");
    await shop.clearFaults();
  },
);

test('two first adds at once end in one cart that holds both', async () => {
  for (let round = 0; round < 5; round++) {
    const tab = shop.shopper();
    await tab.get('/cart');
    const other = shop.shopper();
    for (const [name, value] of tab.cookies) other.cookies.set(name, value);
    const before = await lastCall();
    await Promise.all([add(tab, halden), add(other, brae)]);
    expect(await cartsMade(before)).toBe(1);
    expect(other.cookies.get('cart-USD')).toBe(tab.cookies.get('cart-USD'));
    expect((await cartOf(tab)).map(({ quantity }) => quantity)).toEqual([1, 1]);
  }
});

test('when the first of two fails, the other still gets its cart [V2.3.3]', async () => {
  const tab = shop.shopper();
  await tab.get('/cart');
  const other = shop.shopper();
  for (const [name, value] of tab.cookies) other.cookies.set(name, value);
  await shop.fault({ service: 'commerce', operation: 'cartCreate', mode: 'http-500', times: 1 });
  await Promise.all([add(tab, halden), add(other, halden)]);
  const holder = tab.cookies.has('cart-USD') ? tab : other;
  expect(await pieces(holder)).toBe(1);
});

test('ten rapid adds from two tabs end with ten pieces in one line [V2.3.4]', async () => {
  const tab = shop.shopper();
  await tab.get('/cart');
  const other = shop.shopper();
  for (const [name, value] of tab.cookies) other.cookies.set(name, value);
  await Promise.all(Array.from({ length: 10 }, (_, n) => addByScript(n % 2 ? tab : other, brae)));
  expect((await cartOf(tab)).map(({ quantity }) => quantity)).toEqual([10]);
});

test('after a cart is gone, two adds at once share the new one', async () => {
  const tab = shop.shopper();
  await tab.get('/cart');
  tab.cookies.set('cart-USD', encodeURIComponent('gid://shopify/Cart/gone?key=1'));
  const other = shop.shopper();
  for (const [name, value] of tab.cookies) other.cookies.set(name, value);
  await Promise.all([add(tab, halden), add(other, brae)]);
  expect(await pieces(tab)).toBe(2);
});

test('each currency has a cart of its own, in its own money [R-195]', async () => {
  const shopper = shop.shopper('au');
  await add(shopper, brae);
  expect([...shopper.cookies.keys()]).toContain('cart-AUD');
  expect(textOf(await shopper.get('/cart'))).toContain('Subtotal $');
  await shopper.post('/actions/store', { country: 'NZ', return_to: '/' });
  expect((await shopper.get('/cart')).text).toContain('your bag is empty');
  await shopper.post('/actions/store', { country: 'AU', return_to: '/' });
  expect(shopper.cookies.get('cart-count-AUD')).toBe('1');
  expect(await pieces(shopper)).toBe(1);
});

test('a destination from the form must be a path of this site [V3.7.2]', async () => {
  const to = async (return_to: string) =>
    (await shop.shopper().post('/cart', { intent: 'add', merchandise: brae, return_to })).location;
  expect(await to('/collections/lighting')).toBe('/collections/lighting');
  expect(await to('https://evil.example/')).toBe('/cart');
  expect(await to('//evil.example/')).toBe('/cart');
});

test('a checkout link on this host is forwarded only when the checkout has its own', async () => {
  expect((await shop.shopper().get('/cart/c/abc?key=1')).status).toBe(404);
});

test('a form without a known intent is a 400', async () => {
  const answer = await shop.shopper().post('/cart', { intent: 'destroy' });
  expect(answer.status).toBe(400);
  expect(textOf(answer)).toContain('We couldn’t process this request. Please try again.');
});

test('a note and a gift message go with the bag to the checkout, through a sign-in, until they are emptied [R-172] [R-356]', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  const bag = async () => textOf(await shopper.get('/cart'));
  expect(await bag()).toContain('Add a note');
  const noted = await shopper.submit('/cart', {
    intent: 'note',
    note: ' Ring twice.\r\nThe dog is <nice>. ',
  });
  expect(textOf(noted)).toContain('Your note was saved.');
  await shopper.post('/cart', { intent: 'gift', gift: 'Happy birthday, Ida' });
  await signInAs(shop, 'three', shopper);
  const page = await bag();
  expect(page).toMatch(
    /Note to the workshop: Ring twice\.\s+The dog is &lt;nice&gt;\. Change your note/,
  );
  expect(page).toContain('Gift message: Happy birthday, Ida Change your gift message');
  const checkout = async () =>
    openCheckoutPage(shop.addresses.sandbox, await leaveForCheckout(shopper));
  expect(await checkout()).toMatch(
    /Ring twice\.\nThe dog is &#60;nice&#62;\.[^]*Gift message[^]*Happy birthday, Ida/,
  );
  await shopper.post('/cart', { intent: 'gift', gift: ' ' });
  expect(await bag()).toContain('Add a gift message');
  expect(await checkout()).not.toContain('Gift message');
  expect(await checkout()).toContain('Ring twice.');
});

test('the number at the bag is remembered as long as the bag, also after a change that keeps it', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const { headers } = await shopper.post('/cart', { intent: 'note', note: 'Ring twice' });
  const renewed = headers.getSetCookie().filter((line) => line.startsWith('cart-'));
  for (const name of ['cart-USD', 'cart-count-USD'])
    expect(renewed.find((line) => line.startsWith(`${name}=`))).toMatch(/Max-Age=864000/);
});

test('a note that is too long is a 400, and stays in its field [R-172]', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  const answer = await shopper.post('/cart', { intent: 'note', note: 'Too long. '.repeat(60) });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Please keep your note to 500 characters.');
  expect(answer.text).toMatch(/aria-invalid="true"[^>]*>Too long\. Too long\./);
  expect(answer.text).toMatch(/<details open=""[^>]*>(?:(?!<\/details>)[^])*name="note"/);
  expect(textOf(await shopper.get('/cart'))).toContain('Add a note');
});

test('the bag recommends matching products, and an empty one bestsellers; no page waits for them [R-173]', async () => {
  const shopper = shop.shopper();
  const carouselOf = ({ text: html }: { text: string }) =>
    /<section[^>]*><h2[^>]*>((?:Goes with|You may|Best|Recently)[^]*?)<\/h2>([^]*?)<\/section>/.exec(
      html,
    );
  const empty = await shopper.get('/cart');
  expect(carouselOf(empty)?.[1]).toBe('Best sellers');
  expect(textOf(empty)).toContain('Continue Shopping Your wishlist Search');
  await add(shopper, brae);
  const [, title = '', cards = ''] = carouselOf(await shopper.get('/cart')) ?? [];
  expect(title).toContain('Brae Pendant');
  expect(cards).not.toContain('/products/brae-pendant-nickel');
  expect(cards.match(/<h3/g)!.length).toBeLessThanOrEqual(4);
  await add(shopper, variantId('finish-samples', 'Brass'));
  expect(carouselOf(await shopper.get('/cart'))?.[1]).toContain('Brae Pendant');
  const drawer = await shopper.get('/cart.data?drawer&_routes=routes%2Fcart%2Findex');
  expect(drawer.text).toContain('Brae Pendant');
  expect(drawer.text).not.toContain('Goes with');
  await add(shopper, variantId('haddon-table-lamp-white'));
  await shop.fault({ service: 'commerce', operation: 'productRecommendations', mode: 'http-500' });
  const bare = await shopper.get('/cart');
  expect([bare.status, carouselOf(bare)]).toEqual([200, null]);
});
