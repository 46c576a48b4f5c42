/** Lists and products without scripts; submits the pages' own forms. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstUnlessFull } from '../support/full-run';
import { plainBrowser } from '../support/plain-browser';
import { variantId, variantPath } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

const pendant = 'halden-pendant-brass';
/** The button has two labels. CSS shows one, depending on the form's validity. */
const addButton = /Add to bag$/;
const soldOut = 'selwyn-vase-moss';

describe.each(firstUnlessFull(['A', 'B'] as const))('in preset %s', (preset) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ preset });
  });
  afterAll(() => shop?.stop());

  const openAt = async (path: string) => {
    const browser = plainBrowser(Object.values(shop.addresses.stores)[0]!);
    await browser.open(path);
    return browser;
  };

  test('a shopper narrows a collection, searches, picks options and adds, without scripts', async () => {
    const browser = await openAt('/collections/lighting');
    const { main } = browser;
    await main.follow(/^Brass ?\d+/);
    expect(browser.path).toContain('tag=');
    expect(
      main
        .part('ul', /^Brass|Remove .*Brass/)
        .names('link')
        .join(),
    ).toContain('Brass');

    await browser.open('/search');
    main.fill('What are you looking for?', 'halden');
    await main.press('Search');
    expect(browser.path).toMatch(/^\/search\?q=halden/);
    const found = main.all('a').map(({ properties }) => String(properties.href));
    expect(found).toContain('/products/halden-pendant-aged-brass');
    await browser.open('/products/halden-pendant-aged-brass');
    expect(browser.heading).toBe('Halden Pendant');
    main.check(/^Medium/);
    main.check(/^Linen/);
    await main.press(addButton);
    expect(main.text()).toContain('Size: Medium · Cable: Linen');
  });

  test('a combination that is sold out says so and takes an email, without scripts', async () => {
    const browser = await openAt(`/products/${pendant}`);
    const { main } = browser;
    await main.press(addButton);
    expect(main.text()).toContain('Choose a size first.');
    main.check(/^Large/);
    main.check(/^Black/);
    await main.press(addButton);
    expect(browser.path).toContain(`variant=${variantId(pendant, 'Large / Black')}`);
    expect(main.names('button')).toContain('Out of stock');
    expect(main.part('form', 'Let me know').names('field')).toContain('Email');
    expect(main.field(/^Large/).checked).toBe(true);
    main.check(/^Linen/);
    await main.press(addButton);
    expect(main.text()).toContain('Size: Large · Cable: Linen');
  });

  test('a card adds its first variant, without scripts [R-131]', async () => {
    const { main } = await openAt('/collections/wall-lights');
    const card = main.part('article', 'Fenwick Wall Light');
    expect(card.names('button')).toContainEqual(
      expect.stringMatching(/^Add to bag: Fenwick Wall Light, [A-Z][a-z ]+$/),
    );
    await card.press(/^Add to bag/);
    expect(main.text()).toContain('Fenwick Wall Light');
    expect(main.text()).toContain('Added to bag');
  });

  test("a card that says 'From' names the variant it adds, and has its price, without scripts [R-134]", async () => {
    const browser = await openAt('/collections/pendants');
    const { main } = browser;
    const card = main.part('article', /^(?=.*Orsta Pendant)(?=.*From \$)/);
    const name = card.names('button').find((one) => one.startsWith('Add to bag')) ?? '';
    expect(name).toContain('Small');
    const [price = 'no price'] = /\$\d+\.\d\d/.exec(card.text()) ?? [];
    await card.press(name);
    await browser.open('/cart');
    expect(main.text()).toContain('Size: Small');
    expect(main.text()).toContain(`Subtotal ${price}`);
  });

  test('a card with several open options leads to them, without scripts', async () => {
    const browser = await openAt('/collections/pendants');
    await browser.main.part('article', /Halden Pendant/).follow(/^Choose/);
    expect(browser.path).toBe('/products/halden-pendant-brass');
  });

  test('a list has pages, filters and an order, without scripts [R-124] [R-181]', async () => {
    const browser = await openAt('/collections/all');
    const { main } = browser;
    await main.follow(/^Black ?\d+/);
    expect(browser.path).toContain('tag=Colour~Black');
    main.select('Sort by', 'price-ascending');
    await main.press('Sort');
    expect(browser.path).toMatch(/tag=Colour(~|%7E)Black.*sort=price-ascending/);
    await main.follow('Next');
    expect(browser.path).toContain('pageNo=1');
    await main.follow('Remove Color: Black');
    expect(browser.path).not.toMatch(/tag|pageNo/);
  });

  test('a price that was typed goes along when the list is shown, without scripts [R-125]', async () => {
    const browser = await openAt('/collections/lighting?tag=Colour~Black');
    const { main } = browser;
    main.fill('Highest', '140');
    await main.press(/^Show/);
    expect(browser.path).toMatch(/tag=Colour(~|%7E)Black&minPrice=&maxPrice=140$/);
    expect(main.part('ul', 'Active filters').names('link')).toHaveLength(2);
    const cards = main.all('article');
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards)
      expect(Number(/\$(\d+)/.exec(JSON.stringify(card))?.[1])).toBeLessThanOrEqual(140);
  });

  test('a price in the search words is in the fields, so applying keeps it, without scripts [R-111] [R-125]', async () => {
    const browser = await openAt('/search?q=lamp+under+200');
    const { main } = browser;
    expect(main.field('Highest').value).toBe('200');
    main.fill('Lowest', '50');
    await main.press('Apply price');
    expect(browser.path).toBe('/search?q=lamp&minPrice=50&maxPrice=200');
    expect(main.part('ul', 'Active filters').text()).toContain('$50.00 to $200.00');
  });

  test('an email is left for what is out of stock, without scripts', async () => {
    const browser = await openAt(variantPath(pendant, 'Large / Black'));
    const { main } = browser;
    const form = main.part('form', 'Let me know');
    form.fill('Email', 'ada@example.com');
    await form.press('Let me know');
    expect(browser.text()).toContain("We'll let you know");
    await browser.open(`/products/${soldOut}`);
    expect(main.button('Out of stock').properties.disabled).toBe(true);
    expect(main.names('field')).not.toContain('Quantity');
    expect(form.names('field')).toContain('Email');
  });

  test('a sold-out product says so on its card and its page, without scripts', async () => {
    const browser = await openAt('/collections/vases?tag=Colour~Green');
    const { main } = browser;
    const cards = main.all('article').map((card) => JSON.stringify(card));
    const marked = cards.filter((card) => card.includes('"Sold out"'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain(`/products/${soldOut}`);
    await browser.open(`/products/${soldOut}`);
    expect(main.text()).toContain('Sold out');
  });

  test('?Size=…&Cable=… selects the variant, without JavaScript', async () => {
    const path = `/products/${pendant}?Size=Large&Cable=Linen&utm_source=mail`;
    const browser = await openAt(path);
    const { main } = browser;
    for (const name of [/^Large/, /^Linen/]) expect(main.field(name).checked).toBe(true);
    expect(main.text()).toContain('$389.00');
    expect(browser.path).toBe(path);
    await main.press(addButton);
    expect(main.text()).toContain('Large / Linen');
  });

  test('the weight is that of the variant in the address, without scripts', async () => {
    const { main } = await openAt(`/products/${pendant}?option1=Small&option2=Linen`);
    expect(main.text()).toMatch(/Weight [\d.]+ (lb|oz)(?! to)/);
  });

  test('a shopper keeps a lamp and puts it into the bag, without JavaScript [R-059] [R-091] [R-158] [R-222]', async () => {
    const browser = await openAt('/collections/wall-lights');
    const { main } = browser;
    const isFilled = () => (browser.cookies.get('wishlist') ?? '') !== '';
    const add = main.names('button').find((name) => /^Add .* to your wishlist$/.test(name)) ?? '';
    const remove = add.replace(/^Add (.*) to your wishlist$/, 'Remove $1 from your wishlist');
    expect(isFilled()).toBe(false);
    await main.press(add);
    expect(main.names('button')).toContain(remove);
    expect(isFilled()).toBe(true);
    await browser.follow('Wishlist, not empty');
    expect(browser.heading).toBe('Wishlist');
    await main.press(/^Add to bag/);
    expect(browser.text()).toContain('Added to bag');
    await browser.open('/pages/wishlist');
    await main.press(remove);
    expect(main.text()).toContain('Your wishlist is empty');
    await main.press('Undo');
    await main.press(remove);
    expect(main.text()).toContain('Your wishlist is empty');
    expect(isFilled()).toBe(false);
  });
});
