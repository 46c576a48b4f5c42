import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sellingPlans, type SeedPlan } from '../../sandbox/seed/selling-plans';
import { signInAs } from '../support/account-driver';
import { add, brae, leaveForCheckout, openCheckoutPage } from '../support/cart-driver';
import { placeOrder } from '../support/checkout-driver';
import { control } from '../support/control';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Answer, Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import type { Exchange, Tap } from '../support/wiretap';

let shop: Shop;
let exchanges: Exchange[] = [];
let changeReply: Tap | undefined;
beforeAll(async () => {
  shop = await startShop({
    tap: (exchange) => {
      exchanges.push(exchange);
      return changeReply?.(exchange);
    },
  });
});
beforeEach(() => {
  exchanges = [];
  changeReply = undefined;
});
afterAll(() => shop?.stop());

const plansOf = (handle: string): SeedPlan[] =>
  sellingPlans[handle]!.groups.flatMap(({ plans }) => plans);

const bulb = variantId('opal-bulb-e27');
const [monthly, everyTwo] = plansOf('opal-bulb-e27') as [SeedPlan, SeedPlan];
const spots = variantId('spot-bulbs-gu10');
const [quarterly, prepaid] = plansOf('spot-bulbs-gu10') as [SeedPlan, SeedPlan];
const table = variantId('lund-side-table-walnut', 'Low');
const [deposit] = plansOf('lund-side-table-walnut') as [SeedPlan];
const rug = variantId('fallow-rug-oat', 'Medium');
const [trial] = plansOf('fallow-rug-oat') as [SeedPlan];

const addWith = (
  shopper: Shopper,
  { id }: Pick<SeedPlan, 'id'>,
  product: string,
  merchandise: string,
  quantity = '1',
) =>
  shopper.post('/cart', {
    ...{ intent: 'add', product, merchandise, quantity },
    plan: String(id),
  });

const bagOf = async (shopper: Shopper) => textOf(await shopper.get('/cart'));
const lineIds = ({ text }: Pick<Answer, 'text'>) =>
  text
    .split('value="update"')
    .slice(1)
    .map((form) => /name="line" value="([^"]+)"/.exec(form)![1]!);

const radios = ({ text }: Answer) =>
  [...text.matchAll(/<input type="radio" name="plan"[^>]*>/g)].map(([tag]) => ({
    value: /value="(\d*)"/.exec(tag)![1]!,
    checked: tag.includes('checked'),
  }));

const mutations = () =>
  exchanges
    .filter(({ sent }) => /mutation/.test(sent))
    .map(({ sent }) => (JSON.parse(sent) as { variables: Record<string, unknown> }).variables);

test('a product page lists its purchase options with prices, and the one-time purchase is selected [R-440]', async () => {
  const page = await shop.shopper().get('/products/opal-bulb-e27');
  expect(radios(page)).toEqual([
    { value: '', checked: true },
    { value: String(monthly.id), checked: false },
    { value: String(everyTwo.id), checked: false },
  ]);
  const text = textOf(page);
  expect(text).toMatch(
    /Purchase options One-time purchase \$14\.00 Subscribe and save Pause, skip a delivery or cancel at any time: just write to us\. Deliver every month, 10% off Sale price \$12\.60 Regular price \$14\.00 10% off/,
  );
});

test('the demo’s questions say how to pause, skip or cancel, with links to orders and to the contact form', async () => {
  const page = await shop.shopper().get('/pages/faqs');
  expect(textOf(page)).toContain('How do I pause, skip or cancel a subscription?');
  const answer = page.text.slice(page.text.indexOf('pause, skip or cancel'));
  for (const href of ['/pages/contact', '/accounts/my-orders'])
    expect(answer.slice(0, 1500)).toContain(`href="${href}"`);
});

test('the Markdown of a product lists its plans, and has no link that adds it without a required one', async () => {
  const required = (await shop.shopper().get('/products/spot-bulbs-gu10.md')).text;
  expect(required).toContain('$16.00 (was $18.00), available');
  expect(required).toContain('Sold only with one of these options.');
  expect(required).toMatch(/- Deliver every 3 months: \$16\.00, 11% off, Pause, skip/);
  expect(required).not.toContain(`/cart/${spots}:1`);
  const optional = (await shop.shopper().get('/products/lund-side-table-walnut.md')).text;
  expect(optional).toContain('from $235.00, $47.00 now and $188.00 later');
  expect(optional).toMatch(/\/cart\/\d+:1/);
  expect((await shop.shopper().get('/products/halden-pendant-brass.md')).text).not.toContain(
    'Purchase options',
  );
});

test('a product that is sold only with a plan starts with its first plan and that plan’s price [R-440]', async () => {
  const page = await shop.shopper().get('/products/spot-bulbs-gu10');
  expect(radios(page)).toEqual([
    { value: String(quarterly.id), checked: true },
    { value: String(prepaid.id), checked: false },
  ]);
  const text = textOf(page);
  expect(text).not.toContain('One-time purchase');
  expect(text).toMatch(/Spot Bulbs, GU10, Pair Sale price \$16\.00 Regular price \$18\.00/);
  expect(text).toContain('$15.00 each delivery.');
  expect(text).toMatch(/Sale price \$60\.00 Regular price \$72\.00/);
});

test('a deposit and a trial say what is paid when [R-440]', async () => {
  const shopper = shop.shopper();
  const preorder = await shopper.get(`/products/fallow-rug-oat?variant=${rug}`);
  expect(textOf(preorder)).toContain('We charge you after 30 days, unless you send it back.');
  // Without scripts, prices can't follow the variant, so a product with several variants shows the lowest.
  expect(textOf(preorder)).toMatch(/Try it at home for 30 days We charge[^$]*From \$420\.00/);
  const page = await shopper.get(`/products/lund-side-table-walnut?variant=${table}`);
  expect(textOf(page)).toContain('Preorder with a 20% deposit We charge the rest when it ships.');
});

test('pages of products without plans have nothing of them and ask nothing more [R-440]', async () => {
  await shop.fresh();
  const page = await shop.shopper().get('/products/halden-pendant-brass');
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Add to bag')]);
  expect(page.text).not.toMatch(/Purchase options|sellingPlans|plan-picker|name="plan"/);
  expect(exchanges.filter(({ sent }) => sent.includes('query SellingPlans'))).toHaveLength(0);
});

test('a bag without plans sends no plan and says nothing of one [R-442]', async () => {
  const shopper = shop.shopper();
  await add(shopper, bulb);
  expect(JSON.stringify(mutations())).not.toContain('sellingPlan');
  const page = await shopper.get('/cart');
  expect(textOf(page)).toMatch(/Subtotal \$14\.00/);
  expect(textOf(page)).not.toMatch(/Due today|Due later/);
});

test('different plans of one variant are different lines, each with its price and its name [R-442]', async () => {
  const shopper = shop.shopper();
  await add(shopper, bulb);
  const added = await addWith(shopper, monthly, 'opal-bulb-e27', bulb, '2');
  expect(added).toMatchObject({ status: 303, location: '/cart' });
  await addWith(shopper, everyTwo, 'opal-bulb-e27', bulb);
  // Adding the variant with the same plan again changes the same line.
  await addWith(shopper, monthly, 'opal-bulb-e27', bulb, '3');
  const page = await shopper.get('/cart');
  expect(lineIds(page)).toHaveLength(3);
  const bag = textOf(page);
  expect(bag).toContain('Deliver every month, 10% off');
  expect(bag).toContain('Deliver every 2 months, 10% off');
  // 14 + 5 × 12.60 + 12.60
  expect(bag).toContain('Subtotal $89.60');
  // Prices that differ between plans aren't price changes.
  expect(bag).not.toContain('when you added it');
  // A line with a plan can't be saved for later, because a saved item would lose the plan.
  expect(bag.match(/Save for later/g)).toHaveLength(1);
});

test('the plan’s name is kept on the line for the order, and only the server’s name counts [R-442]', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', {
    ...{ intent: 'add', product: 'opal-bulb-e27', merchandise: bulb, plan: String(monthly.id) },
    planName: 'Free',
  });
  const [{ input }] = mutations() as [{ input: { lines: object[] } }];
  expect(input.lines).toEqual([
    {
      merchandiseId: `gid://shopify/ProductVariant/${bulb}`,
      quantity: 1,
      sellingPlanId: `gid://shopify/SellingPlan/${monthly.id}`,
      attributes: [
        { key: '_colour', value: 'One Colour' },
        { key: '_size', value: 'One Size' },
        { key: '_plan', value: monthly.name },
      ],
    },
  ]);
});

test('a product that needs a plan isn’t added without one, whoever asks [R-441]', async () => {
  const shopper = shop.shopper();
  const refused = await add(shopper, spots);
  expect(refused.status).toBe(400);
  expect(textOf(refused)).toContain('This product needs a purchase option.');
  await shopper.get('/products/spot-bulbs-gu10');
  exchanges = [];
  const known = await shopper.post('/cart', {
    ...{ intent: 'add', product: 'spot-bulbs-gu10', merchandise: spots, plan: '' },
  });
  expect(known.status).toBe(400);
  expect(mutations()).toHaveLength(0);
  const several = await shopper.post('/cart', [
    ['intent', 'add-all'],
    ['merchandise', spots],
    ['merchandise', bulb],
  ]);
  expect(several.status).toBe(303);
  const bag = await shopper.get('/cart');
  expect(textOf(bag)).toContain('Not everything could be added.');
  expect(lineIds(bag)).toHaveLength(1);
  expect((await addWith(shopper, quarterly, 'spot-bulbs-gu10', spots)).status).toBe(303);
  expect(await bagOf(shopper)).toContain('Deliver every 3 months');
});

test.each([
  ['another product’s plan', quarterly.id],
  ['a plan that doesn’t exist', 1],
])('%s is refused with a message [R-441]', async (_, id) => {
  const shopper = shop.shopper();
  const refused = await addWith(shopper, { id }, 'opal-bulb-e27', bulb);
  expect(refused.status).toBe(404);
  expect(textOf(refused)).toContain('This purchase option is no longer available.');
  const malformed = await shopper.post('/cart', {
    ...{ intent: 'add', merchandise: bulb, plan: '../x' },
  });
  expect(malformed.status).toBe(400);
  expect(await bagOf(shopper)).toContain('Oh no, your bag is empty!');
});

test('cards of a product that needs a plan link to it instead of adding it [R-441]', async () => {
  const list = await shop.shopper().get('/search?q=spot+bulbs');
  const card = /<a[^>]*href="\/products\/spot-bulbs-gu10"[^>]*>Choose/.exec(list.text);
  expect(card).not.toBeNull();
  expect(list.text).not.toContain(`name="merchandise" value="${spots}"`);
  // The complements on another product's page link to this product, too.
  const lamp = await shop.shopper().get('/products/lowen-wall-light-black');
  expect(textOf(lamp)).toContain('Choose Spot Bulbs, GU10, Pair');
});

test('the plan of a line can be changed and ended in the bag without scripts [R-442]', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, monthly, 'opal-bulb-e27', bulb, '2');
  const bag = await shopper.get('/cart');
  expect(bag.text).toContain(
    `href="/cart?change=${bulb}-${monthly.id}#change-${bulb}-${monthly.id}"`,
  );
  const open = await shopper.get(`/cart?change=${bulb}-${monthly.id}`);
  const form = /<form(?:(?!<\/form>)[^])*<select[^>]*name="plan"[^]*?<\/form>/.exec(open.text)![0];
  expect(textOf({ text: form })).toMatch(
    /Purchase option One-time purchase, \$14\.00 Deliver every month, 10% off, \$12\.60 Deliver every 2 months/,
  );
  expect(form).toContain(`value="${monthly.id}" selected`);
  const [line] = lineIds(open) as [string];
  const changeTo = (plan: string, id = line) =>
    shopper.submit('/cart', { intent: 'change', line: id, merchandise: bulb, plan });
  exchanges = [];
  const changed = textOf(await changeTo(String(everyTwo.id)));
  expect(changed).toContain('Your bag was updated.');
  expect(changed).toContain('Deliver every 2 months, 10% off');
  expect(mutations()).toMatchObject([
    {
      lines: [
        {
          sellingPlanId: `gid://shopify/SellingPlan/${everyTwo.id}`,
          attributes: [{}, {}, { key: '_plan', value: everyTwo.name }],
        },
      ],
    },
  ]);
  const once = await changeTo('', lineIds(await shopper.get('/cart'))[0]);
  expect(textOf(once)).toContain('Subtotal $28.00');
  expect(textOf(once)).not.toContain('Deliver every');
  const wrong = await changeTo('1', lineIds(await shopper.get('/cart'))[0]);
  expect(textOf(wrong)).toContain('This purchase option is no longer available.');
});

test('a product’s only way to buy can’t be ended, and a changed quantity keeps the plan [R-441] [R-442]', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, prepaid, 'spot-bulbs-gu10', spots);
  const [line] = lineIds(await shopper.get('/cart')) as [string];
  const fields = { intent: 'change', line, merchandise: spots, plan: '' };
  expect(textOf(await shopper.post('/cart', fields))).toContain('needs a purchase option');
  const two = await shopper.submit('/cart', { intent: 'update', line, quantity: '2' });
  expect(textOf(two)).toContain(prepaid.name);
  expect(textOf(two)).toContain('Subtotal $120.00');
});

test('a removed line comes back with its plan [R-442]', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, monthly, 'opal-bulb-e27', bulb, '2');
  const fieldsOf = (text: string, about: string) => {
    const form = new RegExp(`<form(?:(?!</form>)[^])*${about}[^]*?</form>`).exec(text)![0];
    return Object.fromEntries(
      [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
  };
  const removal = fieldsOf((await shopper.get('/cart')).text, 'value="remove"');
  const without = await shopper.submit('/cart', removal);
  expect(textOf(without)).toContain('Oh no, your bag is empty!');
  await shopper.submit('/cart', fieldsOf(without.text, 'Undo'));
  const bag = await bagOf(shopper);
  expect(bag).toContain(monthly.name);
  expect(bag).toContain('Subtotal $25.20');
});

test('signing in keeps the plans of the bag [R-442]', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, monthly, 'opal-bulb-e27', bulb);
  await signInAs(shop, 'three', shopper);
  const bag = await bagOf(shopper);
  expect(bag).toContain(monthly.name);
  expect(bag).toContain('$12.60');
});

// The merchant changes products while they are in the bag.
test.each([
  ['that now needs a plan', undefined, [bulb, spots]],
  ['whose plan was removed', monthly, [String(monthly.id), '1']],
] as const)('signing in leaves out a line %s, and says so [R-442]', async (_, plan, [from, to]) => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  await (plan ? addWith(shopper, plan, 'opal-bulb-e27', bulb) : add(shopper, bulb));
  changeReply = ({ sent, received }) =>
    sent.includes('query CartContents') ? received.replaceAll(from, to) : undefined;
  await signInAs(shop, 'three', shopper);
  changeReply = undefined;
  const page = await shopper.get('/cart');
  expect(page.status).toBe(200);
  const bag = textOf(page);
  expect(bag).toContain('We changed your bag');
  expect(bag).toContain('Remove Brae Pendant');
  expect(lineIds(page)).toHaveLength(1);
  expect(bag).toContain('Subtotal $165.00');
});

test('a deposit splits the sums of the bag, and the checkout takes today’s part [R-443]', async () => {
  const shopper = await signInAs(shop, 'three');
  await addWith(shopper, deposit, 'lund-side-table-walnut', table, '2');
  const bag = await bagOf(shopper);
  expect(bag).toContain('$98.00 today, $392.00 later');
  expect(bag).toMatch(/Subtotal \$490\.00.*Due today \$98\.00.*Due later \$392\.00/);
  const link = await leaveForCheckout(shopper);
  const checkout = textOf({ text: await openCheckoutPage(shop.addresses.sandbox, link) });
  expect(checkout).toContain(deposit.name);
  expect(checkout).toMatch(/Due later \$392\.00 USD/);
  expect(checkout).toMatch(/Total due today \$98\.00 USD/);
  await placeOrder(shop.addresses.sandbox, link);
  const orders = await shopper.get('/accounts/my-orders');
  expect(textOf(orders)).toContain('Partly paid');
  const [, path] = /href="(\/accounts\/my-orders\/order\?id=\d+)"/.exec(orders.text)!;
  const order = textOf(await shopper.get(path!));
  expect(order).toContain(deposit.name);
  expect(order).toContain('Partly paid');
  const [mail] = await control<{ text: string }[]>(shop, 'mailbox');
  expect(mail!.text).toContain(deposit.name);
  expect(mail!.text).toContain('Due later: $392.00 USD');
});

test('a trial takes nothing for the goods today [R-443]', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, trial, 'fallow-rug-oat', rug);
  await add(shopper, bulb);
  const bag = await bagOf(shopper);
  expect(bag).toContain('$0.00 today, $420.00 later');
  expect(bag).toMatch(/Due today \$14\.00.*Due later \$420\.00/);
  const checkout = await openCheckoutPage(shop.addresses.sandbox, await leaveForCheckout(shopper));
  expect(textOf({ text: checkout })).toMatch(/Total due today \$14\.00 USD/);
});

test('order again links to what needs a plan or a recipient, and adds the rest [R-442]', async () => {
  const shopper = await signInAs(shop, 'three');
  await add(shopper, brae);
  await add(shopper, bulb, '2');
  await addWith(shopper, deposit, 'lund-side-table-walnut', table);
  await shopper.post('/cart', {
    ...{ intent: 'add', merchandise: variantId('gift-card', 'For a vase'), recipient: 'on' },
    ...{ 'recipient.email': 'ana@example.com', 'recipient.name': '', 'recipient.message': '' },
    ...{ 'recipient.sendOn': '' },
  });
  await placeOrder(shop.addresses.sandbox, await leaveForCheckout(shopper));
  const orders = await shopper.get('/accounts/my-orders');
  const [, path] = /href="(\/accounts\/my-orders\/order\?id=\d+)"/.exec(orders.text)!;
  // Since the order, the merchant sells the bulb only with a plan.
  changeReply = ({ sent, received }) =>
    /query (CustomerOrder|HostedOrderWithLines)\b/.test(sent)
      ? received
          .replaceAll(`ProductVariant/${bulb}`, `ProductVariant/${spots}`)
          .replaceAll('"opal-bulb-e27"', '"spot-bulbs-gu10"')
      : undefined;
  await shopper.post(path!, {});
  changeReply = undefined;
  const page = await shopper.get('/cart');
  expect(lineIds(page)).toHaveLength(1);
  const bag = textOf(page);
  expect(bag).toContain('Remove Brae Pendant');
  expect(bag).not.toContain('no longer available');
  const notice = /<div role="alert"(?:(?!<\/div>)[^])*need a purchase option[^]*?<\/div>/.exec(
    page.text,
  )![0];
  const links = [...notice.matchAll(/href="([^"?]+)\?variant=\d+"/g)].map(([, href]) => href);
  expect(links.toSorted()).toEqual([
    '/products/gift-card',
    '/products/lund-side-table-walnut',
    '/products/spot-bulbs-gu10',
  ]);
  expect(textOf(await shopper.get('/cart'))).not.toContain('need a purchase option');
});

test('a link to a bag doesn’t offer what needs a plan, and links to its page [R-441]', async () => {
  for (const [field, value] of [
    ['pieces', `${spots}:1,${bulb}:1`],
    ['item', '1:spot-bulbs-gu10'],
  ] as const) {
    const shopper = shop.shopper();
    const page = await shopper.get(`/cart/import?${field}=${value}`);
    expect(page.text).toMatch(/<a[^>]* href="\/products\/spot-bulbs-gu10">Spot Bulbs, GU10, Pair</);
    expect(page.text).not.toContain('$18.00');
    if (field === 'item') expect(page.text).not.toContain('>Add to my bag');
    else expect(textOf(page)).toContain('Total $14.00');
    const added = await shopper.submit('/cart/import', { [field]: value });
    expect(textOf(added)).toContain('Some items couldn’t be added: Spot Bulbs, GU10, Pair.');
  }
  const pieces = `${spots}:1,${bulb}:1`;
  const bought = await shop.shopper().post('/cart/import', { pieces, pay: 'now' });
  expect(bought.location).toMatch(/\/cart\/c\/|\/cart\/leave/);
});

test('search engines get the price of the plan that the page shows, and no feed entry [R-444]', async () => {
  const priceOf = async (path: string) =>
    /"@type":"Offer"[^}]*?"price":"([\d.]+)"/.exec((await shop.shopper().get(path)).text)?.[1];
  expect(await priceOf('/products/spot-bulbs-gu10')).toBe('16');
  expect(await priceOf('/products/opal-bulb-e27')).toBe('14');
  expect(await priceOf('/products/dinner-candles')).toBe('18');
  const feed = await shop.shopper().get('/feeds/products.xml');
  expect(feed.text).toContain('/products/opal-bulb-e27');
  expect(feed.text).toContain('/products/dinner-candles');
  expect(feed.text).not.toContain('/products/spot-bulbs-gu10');
});

test('a gift card pays what is due today, in the bag and in the checkout [R-443]', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, deposit, 'lund-side-table-walnut', table);
  // The card's balance of $75 covers the deposit of $49.
  await shopper.post('/cart', { intent: 'discount', code: 'LINTELVASECARD7E55' });
  const bag = await bagOf(shopper);
  expect(bag).toMatch(/Gift card ending 7E55 [-−]\$49\.00/);
  expect(bag).toMatch(/Due today \$0\.00 Due later \$196\.00/);
  const checkout = await openCheckoutPage(shop.addresses.sandbox, await leaveForCheckout(shopper));
  expect(textOf({ text: checkout })).toMatch(/7E55 [-−]\$49\.00/);
});

test('a shared bag leaves out lines with a plan, because it would sell them without it', async () => {
  const shopper = shop.shopper();
  await addWith(shopper, monthly, 'opal-bulb-e27', bulb);
  expect((await shopper.get('/cart')).text).not.toContain('item=1%3Aopal-bulb-e27');
  await add(shopper, table);
  const { text } = await shopper.get('/cart');
  expect(text).toContain('item=1%3Alund-side-table-walnut');
  expect(text).not.toContain('item=1%3Aopal-bulb-e27');
});
