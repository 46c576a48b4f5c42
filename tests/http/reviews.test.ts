import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import type { Ledger } from '../../sandbox/control/ledger';
import { signInAs } from '../support/account-driver';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { control } from '../support/control';
import { startShop, type Shop } from '../support/storefront';
import type { Answer, Shopper } from '../support/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ world: 'full' });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const { products } = makeSeed();
const halden = '/products/halden-pendant-brass';
const { count, rating } = products.find(({ handle }) => halden.endsWith(handle))!.reviews!;
const unreviewed = '/products/brae-pendant-nickel';

const starsOn = ({ text }: Answer) =>
  [...text.matchAll(/aria-label="(\d) out of 5"/g)].map(([, stars]) => Number(stars));
const canonicalOf = ({ text }: Answer) =>
  /<link rel="canonical" href="[^"]*(\/products[^"]*)"/.exec(text)?.[1];
const isHidden = ({ text }: Answer) => text.includes('content="noindex"');

describe('the list', () => {
  test('a product’s page has the average, how many gave each star, three reviews and the way to all [R-150]', async () => {
    const page = await shop.shopper().get(halden);
    const words = textOf(page);
    expect(words).toContain(`All ${count} reviews`);
    expect(page.text).toContain(`href="${halden}/reviews"`);
    expect(page.text).toMatch(/<a href="#reviews"/);
    expect(page.text).toMatch(/<section id="reviews"/);
    expect(starsOn(page)).toHaveLength(3);
    const bars = [...words.matchAll(/\d stars?: (\d+)/g)].map(([, number]) => Number(number));
    expect([bars.length, bars.reduce((sum, one) => sum + one, 0)]).toEqual([5, count]);
    const [data] = [...page.text.matchAll(/ld\+json">([^<]*"ProductGroup"[^<]*)</g)];
    const { review, aggregateRating } = JSON.parse(data![1]!);
    expect(aggregateRating).toMatchObject({ ratingValue: Number(rating), reviewCount: count });
    expect(review).toHaveLength(3);
    expect(words).toContain(review[0].reviewBody);
  });

  test('all reviews are on pages of ten, of which search engines list the first [R-151]', async () => {
    const shopper = shop.shopper();
    const first = await shopper.get(`${halden}/reviews`);
    const pages = Math.ceil(count / 10);
    expect([starsOn(first).length, isHidden(first)]).toEqual([10, false]);
    expect(canonicalOf(first)).toBe(`${halden}/reviews`);
    expect(first.text).toContain(`href="${halden}/reviews?page=2"`);
    expect(textOf(first)).toContain(`Page 1 of ${pages}`);
    const last = await shopper.get(`${halden}/reviews?page=${pages}`);
    expect([last.status, starsOn(last).length]).toEqual([200, count % 10 || 10]);
    expect([canonicalOf(last), isHidden(last)]).toEqual([`${halden}/reviews?page=${pages}`, true]);
    const beyond = await shopper.get(`${halden}/reviews?page=${pages + 1}`);
    expect([beyond.status, starsOn(beyond).length]).toEqual([404, 0]);
    expect(textOf(beyond)).toContain(`There’s no page ${pages + 1} here`);
  });

  test('they can be sorted, and the order stays from page to page [R-151]', async () => {
    const lowest = await shop.shopper().get(`${halden}/reviews?sort=lowest`);
    expect(starsOn(lowest)).toEqual([...starsOn(lowest)].sort());
    expect(starsOn(lowest)[0]).toBe(1);
    expect(lowest.text).toContain(`href="${halden}/reviews?page=2&amp;sort=lowest"`);
    expect(canonicalOf(lowest)).toBe(`${halden}/reviews`);
    const highest = await shop.shopper().get(`${halden}/reviews?sort=highest`);
    expect(starsOn(highest)[0]).toBe(5);
  });

  test.each(['page=0', 'page=-1', 'page=1e3', 'page=two&sort=__proto__', 'sort=%00', 'page=99999'])(
    '?%s is the first page [R-151]',
    async (search) => {
      const page = await shop.shopper().get(`${halden}/reviews?${search}`);
      expect([page.status, canonicalOf(page)]).toEqual([200, `${halden}/reviews`]);
      expect(textOf(page)).toContain('Page 1 of');
    },
  );

  test('a product that is not there has no reviews; one without any has no section', async () => {
    const shopper = shop.shopper();
    expect((await shopper.get('/products/no-such-lamp/reviews')).status).toBe(404);
    expect((await shopper.get('/products/%F0%9F%92%A1/reviews')).status).toBe(404);
    const product = await shopper.get(unreviewed);
    expect([product.status, product.text.includes('"reviews"')]).toEqual([200, false]);
    const none = await shopper.get(`${unreviewed}/reviews`);
    expect([none.status, isHidden(none)]).toEqual([200, true]);
    expect(textOf(none)).toContain('No reviews yet');
  });

  test('while the service is down the product stays, and the reviews’ own page says why it is empty [R-153]', async () => {
    await shop.fault({ service: 'reviews', mode: 'http-500' });
    const product = await shop.shopper().get('/products/tarn-pendant-fern');
    expect([product.status, product.text.includes('id="reviews"')]).toEqual([200, false]);
    expect(product.text).not.toContain('href="#reviews"');
    expect(textOf(product)).toContain('114 reviews');
    const reviews = await shop.shopper().get('/products/tarn-pendant-fern/reviews');
    expect(reviews.status).toBe(503);
    expect(textOf(reviews)).toContain('We can’t show the reviews right now');
    expect(textOf(reviews)).toContain('Tarn Pendant');
  });
});

const ordersOf = async (shopper: Shopper) => {
  const { text } = await shopper.get('/accounts/my-orders');
  const paths = text.matchAll(/href="(\/accounts\/my-orders\/order\?id=\d+)/g);
  return [...new Set(Array.from(paths, ([, path]) => path!))].slice(0, 5);
};
const formsIn = ({ text }: Answer) =>
  [...text.matchAll(/href="(\/accounts\/my-orders\/order\/review\?[^"]+)/g)].map(([, path]) =>
    path!.replaceAll('&amp;', '&'),
  );
const written = async () => (await control<Ledger>(shop, 'ledger')).reviews;

describe('the form after an order', () => {
  let customer: Shopper;
  let order: string;
  let pages: Answer[];
  let forms: string[];
  beforeAll(async () => {
    customer = await signInAs(shop, 'many');
    const orders = await ordersOf(customer);
    pages = await Promise.all(orders.map((path) => customer.get(path)));
    forms = [...new Set(pages.flatMap(formsIn))];
    order = orders[pages.findIndex((page) => formsIn(page)[0] === forms[0])]!;
  });
  // Each order costs points of the Customer Account API; a minute restores them.
  beforeEach(() => shop.pass(60_000));

  const review = {
    stars: '4',
    title: 'Kind light',
    text: 'It hangs over our table, and nobody is dazzled.',
    author: 'Thea T.',
  };

  test('each line of an order leads to a form, in which the name is filled in [R-154]', async () => {
    expect(forms.length).toBeGreaterThan(2);
    const page = await customer.get(forms[0]!);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toMatch(/name="author"[^>]*value="\p{L}+ \p{L}\."/u);
  });

  test('an order without shipped items has no review form', async () => {
    const waiting = pages.filter((page) => textOf(page).includes('Fulfilment Not sent yet'));
    const others = pages.filter((page) => !waiting.includes(page));
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.flatMap(formsIn)).toEqual([]);
    expect(others.filter((page) => formsIn(page).length > 0).length).toBeGreaterThan(2);
  });

  test('its form’s URL takes no review either [R-154]', async () => {
    const at = pages.findIndex((page) => textOf(page).includes('Fulfilment Not sent yet'));
    const id = new URL((await ordersOf(customer))[at]!, 'http://shop').searchParams.get('id');
    const [, handle] = /<main[^]*?href="\/products\/([^"?]+)/.exec(pages[at]!.text)!;
    const path = `/accounts/my-orders/order/review?id=${id}&product=${handle}`;
    const before = (await written()).length;
    const early = 'This order hasn’t been sent yet.';
    const form = await customer.get(path);
    expect([form.status, textOf(form).includes(early)]).toEqual([409, true]);
    expect(form.text).not.toContain('name="stars"');
    const sent = await customer.post(path, review);
    expect([sent.status, textOf(sent).includes(early)]).toEqual([409, true]);
    expect(sent.text).toContain(review.text);
    expect(await written()).toHaveLength(before);
  });

  test('a review is sent, read before it is shown, and thanked for [R-154]', async () => {
    const sent = await customer.post(forms[0]!, review);
    expect([sent.status, sent.location]).toEqual([303, order]);
    expect(textOf(await customer.get(order))).toContain(
      'Thank you. We read every review before it is shown.',
    );
    const product = new URL(forms[0]!, 'http://shop').searchParams.get('product');
    expect(await written()).toMatchObject([
      { ...review, stars: 4, product, store: 'us', locale: 'en-US', status: 'pending' },
    ]);
    const list = await shop.shopper().get(`/products/${product}/reviews`);
    expect(textOf(list)).not.toContain(review.text);
  });

  test('two presses are one review; another text for the same piece is refused and kept [R-154]', async () => {
    const before = (await written()).length;
    const since = (await shop.requests()).at(-1)?.n ?? 0;
    const presses = await Promise.all([1, 2].map(() => customer.post(forms[1]!, review)));
    expect(presses.map(({ status }) => status)).toEqual([303, 303]);
    const calls = (await shop.requests(since)).filter(({ operation }) => operation === 'write');
    expect([calls.length, (await written()).length]).toEqual([1, before + 1]);
    const other = await customer.post(forms[1]!, { ...review, text: 'It broke after a week.' });
    expect(other.status).toBe(409);
    expect(textOf(other)).toContain('You’ve already reviewed this product from this order');
    expect(other.text).toContain('It broke after a week.');
    expect(await written()).toHaveLength(before + 1);
  });

  test('what is missing is said at its field, and what was typed stays [R-154]', async () => {
    const answer = await customer.post(forms[2]!, { title: 'Kind', text: 'Good', author: '' });
    expect(answer.status).toBe(400);
    const words = textOf(answer);
    expect(words).toContain('Please choose a rating.');
    expect(words).toContain('Please write a few more words.');
    expect(words).toContain('This field is required.');
    expect(answer.text).toContain('value="Kind"');
    const long = await customer.post(forms[2]!, { ...review, text: 'x'.repeat(2001) });
    expect([long.status, textOf(long).includes('At most 2000 characters.')]).toEqual([400, true]);
    expect(long.text).toMatch(/value="4"[^>]*checked|checked[^>]*value="4"/);
  });

  test('while the service is down nothing is lost; a lost answer is no second review [R-154]', async () => {
    const before = (await written()).length;
    await shop.fault({ service: 'reviews', operation: 'write', mode: 'http-500' });
    const failed = await customer.post(forms[2]!, review);
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain('We couldn’t send your review.');
    expect(failed.text).toContain(review.text);
    await shop.clearFaults();
    const fault = { service: 'reviews', operation: 'write', mode: 'reset' };
    await shop.fault({ ...fault, times: 1, applied: true });
    expect((await customer.post(forms[2]!, review)).status).toBe(503);
    expect((await customer.post(forms[2]!, review)).status).toBe(303);
    expect(await written()).toHaveLength(before + 1);
  });

  test('nobody reviews what others have ordered, or what is not in the order [R-154]', async () => {
    const other = await signInAs(shop, 'three');
    const before = (await written()).length;
    const id = new URL(forms[0]!, 'http://shop').searchParams.get('id');
    const wrong = [
      ...[`?id=${id}&product=no-such-lamp`, '?id=7&product=halden-pendant-brass', ''],
      ...['?id=1e9&product=x', '?id[]=1&product=%00'],
    ].map((search) => [customer, `/accounts/my-orders/order/review${search}`] as const);
    for (const [shopper, path] of [...wrong, [other, forms[0]!] as const]) {
      for (const answer of [await shopper.get(path), await shopper.post(path, review)]) {
        expect([path, answer.status]).toEqual([path, 404]);
        expect(textOf(answer)).toContain('We can’t find that order');
      }
    }
    const guest = shop.shopper();
    const login = `/accounts/login?${new URLSearchParams({ return_to: forms[0]! })}`;
    expect((await guest.get(forms[0]!)).location).toBe(login);
    const kept = await guest.post(forms[0]!, review);
    expect([kept.status, kept.text.includes(review.text)]).toEqual([401, true]);
    expect(textOf(kept)).toContain('User Not Logged In Nothing was sent');
    expect(kept.text).toContain(`href="${login.replaceAll('&', '&amp;')}"`);
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await customer.post(forms[0]!, review, foreign)).status).toBe(403);
    expect(await written()).toHaveLength(before);
  });
});

test.runIf(isFullRun)(
  'without the service there is no list, no form and no link, and nothing is called [R-155]',
  async () => {
    const plain = await startShop({ world: 'full', vars: { REVIEWS_URL: undefined } });
    try {
      const customer = await signInAs(plain, 'three');
      const product = await customer.get(halden);
      expect(product.status).toBe(200);
      expect(textOf(product)).toContain(`${rating} (${count} reviews)`);
      expect(product.text).not.toMatch(/id="reviews"|#reviews|\/reviews"/);
      expect((await customer.get(`${halden}/reviews`)).status).toBe(404);
      const orders = await ordersOf(customer);
      expect(orders).toHaveLength(3);
      const pages = await Promise.all(orders.map((path) => customer.get(path)));
      expect(pages.flatMap(formsIn)).toEqual([]);
      const form = '/accounts/my-orders/order/review?id=1&product=halden-pendant-brass';
      expect((await customer.get(form)).status).toBe(404);
      expect((await customer.post(form, {})).status).toBe(404);
      const called = (await plain.requests()).map(({ service }) => service);
      expect(called).not.toContain('reviews');
    } finally {
      await plain.stop();
    }
  },
);
