/** With both catalog sources. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstUnlessFull } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantPath } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

/** Sold out in every variant. */
const gone = 'selwyn-vase-moss';

const titlesOf = (html: string): string[] =>
  [
    ...html.matchAll(/<h3[^>]*><a[^>]*href="\/products\/[^>]*>([^<]*)/g),
    ...(html.split('>Goes with it</h2>')[1]?.split('</section>')[0] ?? '').matchAll(
      /<a class="hover:underline"[^>]*>([^<]*)/g,
    ),
  ].map(([, title = '']) => title);

const cardOf = (html: string, handle: string) =>
  textOf({
    text:
      (html.match(/<article[^]*?<\/article>/g) ?? []).find((card) =>
        new RegExp(`<h3[^>]*><a[^>]*href="/products/${handle}"`).test(card),
      ) ?? '',
  });

const catalogues: [string, Record<string, undefined>][] = [
  ['product service', {}],
  ['Storefront API alone', { PRODUCT_SERVICE_URL: undefined }],
];

describe.each(firstUnlessFull(catalogues))('%s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars });
  });
  afterAll(() => shop?.stop());
  const get = async (address: string, store?: string) =>
    (await shop.shopper(store).get(address)).text;

  test.each(['/collections/all?tag=Colour~Green', '/search?q=moss'])(
    'a card on %s says that its product is sold out, and others do not',
    async (address) => {
      const html = await get(address);
      expect(cardOf(html, gone)).toContain('Sold out');
      const others = html.match(/<article[^]*?<\/article>/g)!.length - 1;
      expect(others).toBeGreaterThan(0);
      expect(html.match(/>Sold out</g)).toHaveLength(1);
    },
  );

  test('so does its page, and a product that has only lost a variant is for sale', async () => {
    expect(textOf({ text: await get(`/products/${gone}`) })).toContain('Sold out');
    const halden = variantPath('halden-pendant-brass', 'Large / Black');
    for (const address of ['/products/halden-pendant-brass', halden, '/products/aske-chair-black'])
      expect(textOf({ text: await get(address) }).split('You may also like')[0]).not.toContain(
        'Sold out',
      );
  });

  test.each([
    ['us', / \d[\d.]* (lb|oz)/, /\d k?g\b/],
    ['au', / \d[\d.]* k?g/, /\d (lb|oz)\b/],
  ])('in the %s store the weight has its own units [R-342]', async (store, own, foreign) => {
    const weightOn = async (address: string) => {
      const html = await get(address, store);
      return textOf({ text: /<dt[^>]*>Weight<\/dt><dd[^>]*>[^<]*/.exec(html)?.[0] ?? '' });
    };
    const all = await weightOn('/products/halden-pendant-brass');
    const one = await weightOn(variantPath('halden-pendant-brass', 'Large / Linen'));
    expect(all).toMatch(/Weight .+ to .+/);
    expect(one).toMatch(own);
    expect(one).not.toContain(' to ');
    for (const text of [all, one]) expect(text).not.toMatch(foreign);
  });

  test('search engines are told the weight and the price before a reduction', async () => {
    const html = await get('/products/tarn-pendant-fern');
    expect(html).toMatch(/"weight":\{"@type":"QuantitativeValue","unitCode":"GRM"/);
    expect(html).toMatch(/"priceType":"https:\/\/schema.org\/StrikethroughPrice","price":"149"/);
    expect(await get('/products/halden-pendant-brass')).not.toContain('StrikethroughPrice');
  });

  const rowsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, term, text]) => [
        term!,
        textOf({ text: text! }).trim(),
      ]),
    );

  test('what the operator has filled in is a table, with lengths in the units of the store [R-142]', async () => {
    const large = variantPath('halden-pendant-brass', 'Large / Linen');
    const [us, au] = [rowsOf(await get(large)), rowsOf(await get(large, 'au'))];
    expect(us).toMatchObject({
      Bulb: 'E26, not included',
      'Max. wattage': '15 W',
      Cable: '6 ft 7 in 200 cm',
      Diameter: '20½ in 52 cm',
      'Made in': 'England',
    });
    expect(au).toMatchObject({
      Bulb: 'E27, not included',
      Cable: '200 cm 6 ft 7 in',
      Diameter: '52 cm 20½ in',
    });
    const rug = rowsOf(await get('/products/kilda-rug-linen'));
    expect(rug).toMatchObject({ 'Made in': 'Lithuania' });
    for (const term of ['Bulb', 'Cable']) expect(rug).not.toHaveProperty(term);
  });

  test('a lamp has a drawing after its photographs, a data sheet and what is included', async () => {
    const html = await get('/products/halden-pendant-brass');
    const { '@type': kind, ...data } = JSON.parse(
      /<script[^>]*ld\+json[^>]*>({.*?"Product.*?)<\/script>/s.exec(html)![1]!,
    ) as Record<string, unknown>;
    expect(kind).toMatch(/^Product/);
    expect(JSON.stringify(data)).not.toMatch(/drawing|data-sheet/);
    const gallery = html
      .split('aria-label="Pictures of Halden Pendant"')[1]!
      .split('</section>')[0]!;
    const pictures = [...gallery.matchAll(/<img[^>]* src="([^"]*)"[^>]*>/g)];
    const at = pictures.findIndex(([, src]) => src!.includes('-drawing.png'));
    expect(at).toBe(pictures.length - 1);
    expect(at).toBeGreaterThan(2);
    expect(pictures[at]![0]).toContain('alt="Drawing of Halden Pendant with measures"');
    const drawing = await fetch(pictures[at]![1]!.replaceAll('&amp;', '&'));
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const [, href = ''] = /<a href="([^"]*)"[^>]*>Data sheet \(PDF\)</.exec(html)!;
    const sheet = await fetch(href.replaceAll('&amp;', '&'));
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await sheet.text()).toMatch(/^%PDF-1\.4[^]*Halden Pendant[^]*%%EOF\n$/);
    const details = textOf({ text: html.split('What’s included')[1]!.split('</details>')[0]! });
    expect(details).toContain('2 m of cable');
  });

  test.each(['kilda-rug-linen', 'fitting-at-home'])(
    'the page of %s has no drawing, data sheet or list',
    async (handle) => {
      const html = await get(`/products/${handle}`);
      expect(html).toContain('aria-label="Pictures of');
      for (const part of ['Drawing of', 'Data sheet', 'What’s included'])
        expect(html).not.toContain(part);
    },
  );

  test('reviews are told on cards and pages, and nothing where there are none [R-148]', async () => {
    const stars = 'role="img" aria-label="4.6 out of 5, 59 reviews"';
    expect(await get('/products/halden-pendant-brass')).toContain(stars);
    const ofFinish = await get('/collections/pendants?tag=Colour~Brass');
    expect(cardOf(ofFinish, 'halden-pendant-brass')).toContain('★ 4.6 (59)');
    const list = cardOf(await get('/collections/pendants'), 'halden-pendant-brass');
    expect(list).toContain('★ 4.6 (91)');
    const silver = await get('/collections/pendants?tag=Colour~Silver');
    expect(cardOf(silver, 'brae-pendant-nickel')).not.toContain('★');
    const brae = (await get('/products/brae-pendant-nickel')).split('<h2')[0];
    expect(brae).not.toContain('out of 5');
    expect(brae).not.toContain('aggregateRating');
  });

  test('a low stock is told at the button, and no more can be asked for [R-143]', async () => {
    const few = await get('/products/arden-mirror-black');
    expect(textOf({ text: few })).toContain('Only 3 left');
    expect(few).toMatch(/<input[^>]*name="quantity"[^>]*max="3"/);
    const enough = await get('/products/fenwick-wall-light-black');
    expect(enough).toMatch(/<input[^>]*name="quantity"[^>]*max="\d{2}"/);
    const made = await get('/products/perch-stool-walnut');
    for (const html of [enough, made]) expect(textOf({ text: html })).not.toMatch(/Only \d/);
  });

  test('delivery is estimated for what can be sent, from the day on which it is sent [R-144]', async () => {
    const textOn = async (path: string) => textOf({ text: await get(path) });
    const estimate = 'Estimated delivery to the United States';
    expect(await textOn('/products/haddon-table-lamp-white')).toMatch(
      new RegExp(`${estimate}: \\w{3}, Jan \\d+ to \\w{3}, Jan \\d+`),
    );
    for (const unknown of [variantPath('luna-vase-sand', 'Small'), `/products/${gone}`]) {
      expect(await textOn(unknown)).not.toContain(estimate);
    }
  });

  test('when all sizes are gone one can ask to be told of any of them [R-146]', async () => {
    const html = await get('/products/fallow-rug-rust');
    const [form = ''] = /<form[^>]*id="notify".*?<\/form>/s.exec(html) ?? [];
    expect(form.match(/<option/g)).toHaveLength(2);
    expect(await get('/products/halden-pendant-brass')).not.toContain('id="notify"');
  });

  test('returns and guarantee are told beside the button, and lead to their pages [R-145]', async () => {
    const html = await get('/products/halden-pendant-brass');
    expect(html).toMatch(/href="\/pages\/returns"[^>]*>Thirty days to change your mind</);
    expect(html).toMatch(/href="\/pages\/faqs"[^>]*>Guaranteed for five years</);
    expect(textOf({ text: html })).toContain('Finish: Brass');
  });

  test.each(['gift-card', 'fitting-at-home', 'halden-pendant-brass'])(
    'no carousel on the page of %s repeats another [R-161]',
    async (handle) => {
      const html = await get(`/products/${handle}`);
      const shown = titlesOf(html);
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(/<h1[^>]*>([^<]*)/.exec(html)![1]);
    },
  );

  test('recently viewed products leave out what the page shows elsewhere [R-161]', async () => {
    const shopper = shop.shopper();
    const page = '/products/halden-pendant-brass';
    const { text: first } = await shopper.get(page);
    const [listed = ''] =
      /(?<=You may also like<\/h2>[^]*?<h3[^>]*><a[^>]*href="\/products\/)[^"?]*/.exec(first)!;
    for (const handle of [listed, 'halden-pendant-black', 'aske-chair-oak', 'aske-chair-black'])
      await shopper.get(`/viewed?seen=${handle}`);
    const { text: html } = await shopper.get(page);
    const viewed = html.split('>Recently viewed</h2>')[1]?.split('</section>')[0] ?? '';
    expect(viewed).toContain('/products/aske-chair-black');
    for (const handle of [listed, 'halden-pendant-black', 'aske-chair-oak'])
      expect(viewed).not.toMatch(new RegExp(`<h3[^>]*><a[^>]*href="/products/${handle}"`));
    const shown = titlesOf(html);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('what a lamp needs is a list with a checkbox each, and one button with the sum [R-161]', async () => {
    const shopper = shop.shopper();
    const { text: html } = await shopper.get('/products/halden-pendant-brass');
    const list = html.split('>Goes with it</h2>')[1]?.split('</section>')[0] ?? '';
    const boxes = [...list.matchAll(/type="checkbox"[^>]*checked=""[^>]*value="(\d+)"/g)];
    expect(boxes).toHaveLength(3);
    expect(list).toMatch(/href="\/products\/cloth-cable"[^>]*>Choose</);
    // Without scripts, the sum wouldn't follow the checkboxes.
    expect(list).toMatch(/Complete it<span class="[^"]*scripting:none[^"]*hidden">, \$91\.00</);
    const chosen = boxes.map(([, id = '']): [string, string] => ['merchandise', id]);
    const answer = await shopper.post('/cart', [['intent', 'add-all'], ...chosen]);
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    const bag = textOf(await shopper.get('/cart'));
    for (const title of ['Opal Bulb', 'Ceiling Rose', 'Wall Dimmer', '$91.00'])
      expect(bag).toContain(title);
    expect(bag).not.toContain('Goes with Opal');
    expect(await get('/products/aske-chair-oak')).not.toContain('Goes with it');
  });

  test('complements of a product are data for the drawer, without sold-out ones [R-161]', async () => {
    const { text, status } = await shop
      .shopper()
      .get('/product-cards?complements=fenwick-wall-light-black');
    const handles = (JSON.parse(text) as { handle: string }[]).map(({ handle }) => handle);
    expect([status, handles]).toEqual([200, ['opal-bulb-g9', 'wall-dimmer-black']]);
    const none = await shop.shopper().get('/product-cards?complements=aske-chair-oak');
    expect(JSON.parse(none.text)).toEqual([]);
  });

  test('another carousel has products in the same finish [R-161]', async () => {
    const html = await get('/products/halden-pendant-brass');
    const carouselOf = (title: string) =>
      html.split(`>${title}</h2>`)[1]?.split('</section>')[0] ?? '';
    const brass = carouselOf('More in Brass').match(/<article.*?<\/article>/gs) ?? [];
    expect(brass.length).toBeGreaterThan(1);
    for (const card of brass) {
      expect(card).toMatch(/>Brass<\/p>/);
      expect(card).not.toContain('Halden');
    }
  });
});
