import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../support/cart-driver';
import { signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { stores } from '../support/stores';

const story = (type: string, uid: string, translation: string) => ({
  ...{ id: uid, uid, lang: 'en-us', type, tags: [], data: { title: 'Story' } },
  first_publication_date: null,
  alternate_languages: [{ id: translation, type, lang: 'en-gb', uid: translation }],
});
const foreign = [
  story('page', 'studio-story', 'about'),
  story('article', 'winter-linen', 'linen-in-winter'),
];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    // A product service would return texts in its own language.
    vars: { PRODUCT_SERVICE_URL: undefined },
    stores: {
      ...stores,
      au: { ...stores.au!, locale: 'de-DE', language: 'DE', fallbackLanguage: 'en-us' },
    },
    // Documents in the fallback language, whose translations have other uids.
    tap({ url }) {
      const { searchParams } = new URL(url);
      if (searchParams.get('lang') !== 'en-us') return;
      const asked = searchParams.getAll('q').join();
      const found = foreign.find(({ type, uid }) => asked.includes(`at(my.${type}.uid, "${uid}")`));
      if (!found) return;
      return JSON.stringify({ results: [found], total_pages: 1, total_results_size: 1 });
    },
  });
});
afterAll(() => shop?.stop());

const languages = {
  us: {
    lang: 'en-US',
    words: ['Halden Pendant', 'Size', 'Small', 'Linen'],
    price: /\$\d[\d,]*\.\d\d/,
    money: (text: string) => /\d €/.test(text),
    ribbon: 'Free delivery across the United States',
    card: ['Gift Card', 'Amount: For a lamp'],
    total: /\$99\.84/,
    date: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/,
  },
  au: {
    lang: 'de-DE',
    words: ['Pendelleuchte Halden', 'Größe', 'Klein', 'Leinen'],
    price: /\d{1,3}(?:\.\d{3})*,\d\d\s€/,
    money: (text: string) => /\$\d/.test(text),
    ribbon: 'Free delivery across Australia',
    card: ['Geschenkkarte', 'Betrag: Für eine Lampe'],
    total: /99,84 \$/,
    date: /\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) 20\d\d/,
  },
};
type StoreId = keyof typeof languages;
const ids = Object.keys(languages) as StoreId[];
const otherOf = (id: StoreId) => languages[id === 'us' ? 'au' : 'us'];

const shopperOf = (id: StoreId): Shopper => {
  const shopper = shop.shopper(id);
  if (id === 'au') shopper.cookies.set('SELECTED_STORE', 'DE').set('currency', 'EUR');
  return shopper;
};

const titleOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

async function inTurns(path: string) {
  const pages = [];
  for (const id of [...ids, ...ids, ...ids])
    pages.push({ id, page: await shopperOf(id).get(path) });
  return pages;
}

test('a product speaks the language of its store, also from its copy [R-210]', async () => {
  const found: (string | null)[] = [];
  for (const { id, page } of await inTurns('/products/halden-pendant-brass')) {
    const { lang, words, price, ribbon, money } = languages[id];
    const text = textOf(page);
    expect(page.text).toContain(`<html lang="${lang}"`);
    for (const word of [...words, ribbon]) expect(text).toContain(word);
    expect(text).toMatch(price);
    expect(money(text)).toBe(false);
    expect(titleOf(page.text)).toBe(words[0]);
    const [own = ''] = page.text.slice(page.text.indexOf('<h1')).split('You may also like');
    for (const word of otherOf(id).words) expect(own).not.toMatch(new RegExp(`[>"]${word}[<"]`));
    expect(text).not.toContain(otherOf(id).ribbon);
    found.push(page.headers.get('cache-status'));
  }
  expect(found.slice(0, 2)).toEqual(['Lintel; fwd=miss', 'Lintel; fwd=miss']);
  expect(found.slice(4)).toEqual(['Lintel; hit', 'Lintel; hit']);
});

test.each(['/', '/products/halden-pendant-brass', '/collections/pendants', '/pages/about'])(
  '%s names itself and its counterpart by their languages, and the same in both [R-210]',
  async (path) => {
    const linksOf = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
        .map(([, lang, href]) => `${lang} ${href}`)
        .sort();
    const pages = await Promise.all(ids.map((id) => shopperOf(id).get(path)));
    const [english, german] = pages.map(({ text }) => linksOf(text));
    expect(english).toEqual(german);
    const origins = shop.addresses.stores;
    expect(english).toContain(`en-US ${new URL(path, origins.us).href}`);
    expect(english).toContain(`de-DE ${new URL(path, origins.au).href}`);
    for (const [index, { text }] of pages.entries())
      expect(text).toContain(
        `<link rel="canonical" href="${new URL(path, origins[ids[index]!]).href}"`,
      );
  },
);

test('lists and searches have their store’s titles and money [R-210]', async () => {
  for (const path of ['/collections/pendants', '/search?q=halden'])
    for (const { id, page } of await inTurns(path)) {
      const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main'));
      const card = /<a [^>]*href="\/products\/halden-pendant-brass"[^>]*>([^<]+)</.exec(main)?.[1];
      expect(card, `${id} ${path}`).toBe(languages[id].words[0]);
      expect(textOf({ text: main })).toMatch(languages[id].price);
      expect(languages[id].money(textOf({ text: main }))).toBe(false);
    }
});

test.each([
  ['/pages/studio-story', '/pages/about'],
  ['/blogs/journal/winter-linen', '/blogs/journal/linen-in-winter'],
])(
  '%s in the fallback language leads to its translation %s [R-057] [R-060]',
  async (path, translation) => {
    const { status, location } = await shopperOf('au').get(`${path}?utm_source=mail`);
    expect([status, location]).toEqual([302, `${translation}?utm_source=mail`]);
    expect((await shopperOf('us').get(path)).status).toBe(200);
  },
);

test('an article has its date as its readers write it [R-210]', async () => {
  const path = '/blogs/journal/how-high-to-hang-a-pendant';
  for (const { id, page } of await inTurns(path)) {
    expect(textOf(page)).toMatch(languages[id].date);
    expect(textOf(page)).not.toMatch(otherOf(id).date);
  }
});

describe('of a shopper in both stores', () => {
  test('each bag has its own things, words and money [R-210]', async () => {
    const shoppers = ids.map((id) => [id, shopperOf(id)] as const);
    for (const [, shopper] of shoppers) await add(shopper, variantId('gift-card', 'For a lamp'));
    for (const [id, shopper] of [...shoppers, ...shoppers]) {
      const bag = textOf(await shopper.get('/cart'));
      for (const word of languages[id].card) expect(bag).toContain(word);
      for (const word of otherOf(id).card) expect(bag).not.toContain(word);
      expect(bag).toMatch(languages[id].price);
      expect(languages[id].money(bag)).toBe(false);
    }
  });

  test('the account has sums as each store writes them [R-210]', async () => {
    for (const id of ids) {
      const shopper = await signInAs(shop, 'three', shopperOf(id));
      const page = await shopper.get('/accounts/my-orders');
      expect(page.text).toContain(`<html lang="${languages[id].lang}"`);
      const orders = textOf(page).split('My Orders').pop()!;
      expect(orders).toMatch(languages[id].total);
      expect(orders).not.toMatch(otherOf(id).total);
    }
  });
});
