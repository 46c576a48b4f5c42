import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { control } from '../support/control';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';
import type { Answer, Shopper } from '../support/shopper';
import type { Exchange } from '../support/wiretap';
import { isFullRun } from '../support/full-run';

interface SandboxOrder {
  id: number;
  name: string;
  email: string;
}

interface AdminOrder {
  processedAt: string;
  cancelledAt: string | null;
  lineItems: { nodes: { currentQuantity: number; variant: object | null }[] };
}
interface AdminReply {
  data: { order: AdminOrder };
  errors?: object[];
}

let shop: Shop;
let orders: SandboxOrder[];
let change: ((exchange: Exchange) => string) | undefined;
beforeAll(async () => {
  shop = await startShop({ world: 'full', tap: (exchange) => change?.(exchange) });
  orders = await control<SandboxOrder[]>(shop, 'orders');
});
afterAll(() => shop?.stop());
afterEach(() => {
  change = undefined;
  return shop.clearFaults();
});

/** Index 0 is the newest order. Tests vary it, because lookups are limited per number. */
const orderOf = (who: string, index = 0) =>
  orders.filter(({ email }) => email === `${who}@lintel.example`)[index]!;

const find = (shopper: Shopper, { name, email }: Pick<SandboxOrder, 'name' | 'email'>) =>
  shopper.post('/orders/find', { order: name, email });

async function opened(order: SandboxOrder): Promise<{ shopper: Shopper; page: Answer }> {
  const shopper = shop.shopper();
  const answer = await find(shopper, order);
  expect([answer.status, answer.location]).toEqual([303, '/orders/order']);
  return { shopper, page: await shopper.get('/orders/order') };
}

const unknown = 'We couldn’t find an order with this number and email.';
const adminCalls = async (since: number) =>
  (await shop.requests(since)).filter(({ service }) => service === 'orders');
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;

describe('an order without an account', () => {
  test('its number and email open it: lines, sums, parcel and state, and order again [R-445] [R-447]', async () => {
    const order = orderOf('three', 2);
    const { shopper, page } = await opened({
      ...order,
      name: `order ${order.name.slice(1)}`,
      email: ' THREE@lintel.example ',
    });
    expect(page.status).toBe(200);
    const words = textOf(page);
    expect(words).toContain(`Order ${order.name}`);
    expect(words).toMatch(/Overland Post · ?(Track parcel )?/);
    expect(page.text).toMatch(/href="https:\/\/track\.example\/LT\d+"/);
    for (const word of ['Subtotal', 'Delivery', 'Total', 'Qty: ', 'Sash lift, first edition'])
      expect(words).toContain(word);
    expect(words).toContain('No longer available');
    const again = await shopper.submit('/orders/order', { intent: 'again', order: order.name });
    expect(textOf(again)).toContain('Some items from this order are no longer available.');
    expect(textOf(again)).toContain('Subtotal');
  });

  test('the button of an order’s page doesn’t add the items of another order [R-447]', async () => {
    const email = 'zero@lintel.example';
    await control(shop, 'orders', { email, orders: '2', lines: '1' });
    const all = await control<SandboxOrder[]>(shop, 'orders');
    const [first, second] = all.filter((one) => one.email === email) as [
      SandboxOrder,
      SandboxOrder,
    ];
    const { shopper, page } = await opened(first);
    const [, order] = /name="order" value="([^"]+)"/.exec(page.text)!;
    expect(order).toBe(first.name);
    await find(shopper, second);
    const again = { intent: 'again', order: first.name };
    expect((await shopper.post('/orders/order', again)).location).toBe('/orders/order');
    const shown = await shopper.get('/orders/order');
    expect(textOf(shown)).toContain(`You’ve opened order ${second.name} since then`);
    expect(textOf(await shopper.get('/cart'))).toContain('your bag is empty');
    expect(textOf(await shopper.get('/orders/order'))).not.toContain('since then');
    expect((await shopper.post('/orders/order', { ...again, order: second.name })).location).toBe(
      '/cart',
    );
  });

  test('a refunded order shows its total only, and can be ordered again [R-447]', async () => {
    const email = 'zero@lintel.example';
    await control(shop, 'orders', { email, orders: '2', lines: '3' });
    const all = await control<SandboxOrder[]>(shop, 'orders');
    const order = all.find((one) => one.email === email)!;
    await control(shop, `orders/${order.id}/fulfil`, { number: 'LT1' });
    await control(shop, `orders/${order.id}/refund`, {});
    const { shopper, page } = await opened(order);
    expect(textOf(page)).toMatch(
      /Payment Refunded.*All items were removed or refunded\. Total \$0\.00/,
    );
    expect(textOf(page)).toContain('Order again');
    const again = await shopper.submit('/orders/order', { intent: 'again', order: order.name });
    expect(textOf(again)).toContain('Subtotal');
  });

  test('the page shows no name, street or email, and neither does an address or cookie [R-448]', async () => {
    const order = orderOf('three', 1);
    const { shopper, page } = await opened(order);
    const contact = (await control<{ address: Record<string, string> }>(shop, `orders/${order.id}`))
      .address;
    for (const value of [order.email, contact.lastName, contact.address1, contact.zip])
      if (value) expect(page.text).not.toContain(value);
    expect(textOf(page)).toContain(`Going to ${contact.city}, `);
    const sealed = shopper.cookies.get('guest-order')!;
    expect(sealed).toMatch(/^eyJ[\w-]+\.\.[\w.-]+$/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('content="noindex"');
  });

  test('an unknown number and a wrong email get the same answer, and keep the fields [R-446]', async () => {
    const { name } = orderOf('many', 0);
    const wrongEmail = await find(shop.shopper(), { name, email: 'nobody@lintel.example' });
    const wrongNumber = await find(shop.shopper(), {
      name: '#999999',
      email: 'many@lintel.example',
    });
    for (const answer of [wrongEmail, wrongNumber]) {
      expect(answer.status).toBe(422);
      expect(textOf(answer)).toContain(unknown);
      expect(answer.text.match(/aria-invalid="true"/g)).toHaveLength(2);
      expect(answer.headers.getSetCookie().join()).not.toContain('guest-order');
    }
    expect(wrongNumber.text).toContain('value="many@lintel.example"');
    const lone = (text: string) =>
      textOf({ text })
        .replaceAll(name, '')
        .replaceAll('#999999', '')
        .replaceAll(/\S+@\S+/g, '');
    expect(lone(wrongEmail.text)).toBe(lone(wrongNumber.text));
  });

  test('bad fields are refused before Shopify is asked, and markup is not given back [R-446]', async () => {
    const before = await lastCall();
    for (const [name, email, says] of [
      ['', '', 'This field is required.'],
      ['1001" OR name:"1002', 'a@lintel.example', 'Please enter the number'],
      ['<script>alert(1)</script>', 'a@lintel.example', 'Please enter the number'],
      ['1001', '*', 'Please enter a valid email address.'],
    ] as const) {
      const answer = await find(shop.shopper(), { name, email });
      expect(answer.status).toBe(400);
      expect(textOf(answer)).toContain(says);
      expect(answer.text).toMatch(/role="alert"[^>]*>Please check the marked fields\.</);
      expect(answer.text).not.toContain('<script>alert');
    }
    expect(await adminCalls(before)).toEqual([]);
  });

  test('an email’s link fills in the number, and shows nothing else [R-445]', async () => {
    const page = await shop.shopper().get('/orders/find?order=%231001');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<input[^>]*name="order"[^>]*value="#1001"/);
    expect(textOf(page)).not.toContain('Order #1001');
  });

  test('the order closes with its button, and without it, or with a forged one, the form opens [R-448]', async () => {
    const { shopper } = await opened(orderOf('many', 0));
    const forged = shop.shopper();
    const sealed = shopper.cookies.get('guest-order')!;
    forged.cookies.set('guest-order', `${sealed.slice(0, -4)}AAAA`);
    for (const stranger of [shop.shopper(), forged]) {
      expect((await stranger.get('/orders/order')).location).toBe('/orders/find');
      expect((await stranger.post('/orders/order', { intent: 'again' })).location).toBe(
        '/orders/find',
      );
    }
    expect((await shopper.post('/orders/order', { intent: 'close' })).location).toBe(
      '/orders/find',
    );
    expect(shopper.cookies.has('guest-order')).toBe(false);
  });

  test('signing out closes the order [R-448]', async () => {
    const { shopper } = await opened(orderOf('three', 1));
    await signInAs(shop, 'many', shopper);
    expect((await shopper.get('/orders/order')).status).toBe(200);
    await shopper.post('/accounts/sign-out', {});
    expect(shopper.cookies.has('guest-order')).toBe(false);
    expect((await shopper.get('/orders/order')).location).toBe('/orders/find');
  });

  test('a long order is shown whole [R-447]', async () => {
    const longest = orderOf('many', 29);
    const before = await lastCall();
    const { page } = await opened(longest);
    expect(textOf(page).match(/Qty: /g)).toHaveLength(40);
    // The lookup, the order in two parts, and its returns. The shop may first request a token.
    const queries = (await adminCalls(before)).filter(({ operation }) => operation !== 'token');
    expect(queries.map(({ operation }) => operation)).toEqual([
      'orders',
      ...Array(3).fill('order'),
    ]);
  });

  test.runIf(isFullRun)(
    'if later lines can’t be read, the others are shown, and can’t be ordered as the order [R-449]',
    async () => {
      const order = orderOf('many', 29);
      const { shopper } = await opened(order);
      const throttled = { message: 'Throttled', extensions: { code: 'THROTTLED' } };
      change = ({ sent, received }) =>
        sent.includes('query GuestOrderMore') ? JSON.stringify({ errors: [throttled] }) : received;
      const page = await shopper.get('/orders/order');
      expect(page.status).toBe(200);
      expect(textOf(page).match(/Qty: /g)).toHaveLength(25);
      expect(textOf(page)).toContain('… and more items');
      expect(textOf(page)).not.toContain('Order again');
      const again = await shopper.submit('/orders/order', { intent: 'again', order: order.name });
      expect(textOf(again)).toContain("We can't change your bag right now.");
    },
  );

  test('an edited order shows what remains, with taxes; deleted variants are told from unreadable ones [R-447]', async () => {
    const { shopper } = await opened(orderOf('three', 0));
    const changed = async (of: (order: AdminOrder, reply: AdminReply) => void) => {
      change = ({ sent, received }) => {
        if (!sent.includes('query GuestOrder(')) return received;
        const reply = JSON.parse(received) as AdminReply;
        of(reply.data.order, reply);
        return JSON.stringify(reply);
      };
      const page = await shopper.get('/orders/order');
      expect(page.status).toBe(200);
      return textOf(page);
    };
    // 20:00 on the day before in New York.
    const evening = (order: AdminOrder) => (order.processedAt = '2026-11-11T01:00:00Z');
    expect(await changed(evening)).toMatch(/Date Nov\w* 10, 2026/);
    const usd = (amount: string) => ({ presentmentMoney: { amount, currencyCode: 'USD' } });
    const removeAll = (order: AdminOrder) => {
      for (const line of order.lineItems.nodes) line.currentQuantity = 0;
    };
    const taxed = (taxesIncluded: boolean) => (order: AdminOrder) => {
      removeAll(order);
      Object.assign(order, { currentTotalTaxSet: usd('3.21'), taxesIncluded });
    };
    expect(await changed(taxed(false))).toMatch(
      /All items were removed or refunded\..*Taxes \$3\.21 Total/,
    );
    expect(await changed(taxed(true))).toMatch(/Total \$[\d,.]+ Including taxes \$3\.21/);
    const cancelled = await changed((order) => {
      removeAll(order);
      order.cancelledAt = '2026-11-10T10:00:00Z';
    });
    expect(cancelled).toMatch(/Fulfilment Cancelled.*Qty: .*Total \$/);
    expect(cancelled).not.toContain('Subtotal');

    const withoutVariants = ({ lineItems }: AdminOrder) => {
      for (const line of lineItems.nodes) line.variant = null;
    };
    expect(await changed(withoutVariants)).toContain('No longer available');
    const before = shop.logs().length;
    const refused = await changed((order, reply) => {
      withoutVariants(order);
      reply.errors = [0, 1].map((index) => ({
        message: 'Access denied for variant field. Required access: `read_products` access scope.',
        path: ['order', 'lineItems', 'nodes', index, 'variant'],
        extensions: { code: 'ACCESS_DENIED' },
      }));
    });
    expect(refused).not.toContain('No longer available');
    await expect
      .poll(() =>
        shop
          .logs()
          .slice(before)
          .match(/orders-scope-missing/g),
      )
      .toHaveLength(1);
  });

  test('after half an hour the order is closed [R-448]', async () => {
    const { shopper } = await opened(orderOf('three', 0));
    await shop.pass(31 * 60_000);
    expect((await shopper.get('/orders/order')).location).toBe('/orders/find');
    expect(textOf(await shopper.get('/orders/find'))).not.toContain('isn’t open any more');
    const again = await shopper.post('/orders/order', { intent: 'again' });
    expect(again.location).toBe('/orders/find');
    const told = 'Your order isn’t open any more, so nothing was added to your bag.';
    expect(textOf(await shopper.get('/orders/find'))).toContain(told);
  });
});

describe('while Shopify’s Admin API fails', () => {
  test('a lookup keeps its fields and says to try again; an open order stays open [R-449]', async () => {
    const order = orderOf('many', 1);
    const { shopper } = await opened(order);
    await shop.fault({ service: 'orders', mode: 'http-500' });
    const refused = await find(shop.shopper(), order);
    expect(refused.status).toBe(503);
    expect(textOf(refused)).toContain('We can’t look up orders right now.');
    expect(refused.text).not.toContain('aria-invalid="true"');
    expect(refused.text).toContain(`value="${order.email}"`);
    const page = await shopper.get('/orders/order');
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('We can’t show your order right now');
    const again = await shopper.submit('/orders/order', { intent: 'again' });
    expect(textOf(again)).toContain("We can't change your bag right now.");
    await shop.clearFaults();
    await shop.fresh();
    expect((await shopper.get('/orders/order')).status).toBe(200);
  });

  test('throttling and an ended token are overcome once [R-449]', async () => {
    const { shopper } = await opened(orderOf('many', 2));
    for (const mode of ['throttled', 'http-401']) {
      await shop.fault({ service: 'orders', operation: 'order', mode, times: 1 });
      expect((await shopper.get('/orders/order')).status).toBe(200);
    }
  });

  test('without the catalog, the order shows, and no product is called unavailable [R-449]', async () => {
    const { shopper } = await opened(orderOf('many', 3));
    await shop.fault({ service: 'commerce', operation: 'nodes', mode: 'http-500' });
    const page = await shopper.get('/orders/order');
    expect(page.status).toBe(200);
    expect(textOf(page)).not.toContain('No longer available');
    expect(textOf(page)).not.toContain('Order again');
    await shop.fresh();
  });
});

test('guesses are limited per number and per email, whoever sends them [R-446]', async () => {
  const guess = (name: string, email: string) => find(shop.shopper(), { name, email });
  // More guesses than two minutes allow, because a minute may begin in between.
  const guesses = Array.from({ length: 12 }, (_, n) => n);
  const answers = await Promise.all([
    Promise.all(guesses.map((n) => guess('#888888', `guess${n}@lintel.example`))),
    Promise.all(guesses.map((n) => guess(`#7777${n}`, 'victim+tag@lintel.example'))),
  ]);
  const limited = answers.map((all) => all.find(({ status }) => status === 429)!);
  for (const answer of limited) {
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(textOf(answer)).toContain('Too many attempts.');
    expect(answer.text).not.toContain('aria-invalid="true"');
  }
});

test('the sign-in, the contact page and the menu on phones lead to the page; other sites cannot post to it [R-451]', async () => {
  const link = /<a [^>]*href="\/orders\/find"[^>]*>Find an order</;
  for (const path of ['/accounts/login', '/pages/contact']) {
    const { text } = await shop.shopper().get(path);
    expect(text.slice(text.indexOf('<main'), text.indexOf('<footer'))).toMatch(link);
    expect(/<nav aria-label="Menu"[^]*?<\/nav>/.exec(text)?.[0]).toMatch(link);
  }
  const foreign = await shop.shopper().post(
    '/orders/find',
    { order: '1', email: 'a@b.example' },
    {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
  );
  expect(foreign.status).toBe(403);
});

test.runIf(isFullRun)(
  'without the app, there is no such page and no link to it [R-451]',
  async () => {
    const plain = await startShop({
      world: 'full',
      vars: { SHOPIFY_ADMIN_CLIENT_ID: undefined, SHOPIFY_ADMIN_CLIENT_SECRET: undefined },
    });
    try {
      const shopper = plain.shopper();
      for (const path of ['/orders/find', '/orders/order']) {
        expect((await shopper.get(path)).status).toBe(404);
        expect((await shopper.post(path, { order: '1', email: 'a@b.example' })).status).toBe(404);
      }
      for (const path of ['/', '/accounts/login'])
        expect((await shopper.get(path)).text).not.toContain('/orders/find');
    } finally {
      await plain.stop();
    }
  },
);
