import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, brae, leaveForCheckout, openCheckoutPage } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
let exchanges: Exchange[] = [];
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => void exchanges.push(exchange) });
  await shop.fault({ service: 'geo', mode: 'http-500' });
});
afterAll(() => shop?.stop());

test.each([
  ['au', 'AU', 'AUD'],
  ['us', 'US', 'USD'],
])(
  'on the %s store, pages, bag and checkout are for %s, in %s [R-041]',
  async (store, country, currency) => {
    exchanges = [];
    const shopper = shop.shopper(store);
    const product = await shopper.get('/products/brae-pendant-nickel');
    const [, price = 'no price'] = /class="tabular[^"]*">(\$[\d.]+)</.exec(product.text) ?? [];
    await add(shopper, brae);
    expect(textOf(await shopper.get('/cart'))).toContain(`Subtotal ${price}`);
    expect([...shopper.cookies.keys()]).toContain(`cart-${currency}`);
    const created = exchanges.find(({ sent }) => sent.includes('cartCreate'));
    const { variables } = JSON.parse(created?.sent ?? '{}') as {
      variables: { input: { buyerIdentity: object }; country: string };
    };
    expect(variables.input.buyerIdentity).toEqual({ countryCode: country });
    expect(variables.country).toBe(country);
    const page = await openCheckoutPage(shop.addresses.sandbox, await leaveForCheckout(shopper));
    expect(page).toContain(currency);
    expect(page).toContain(price);
  },
);

test.skipIf(inBareWorld)(
  'a bag shows what is missing for free delivery, and the checkout agrees [R-169] [R-170]',
  async () => {
    const shopper = shop.shopper('au');
    shopper.cookies.set('SELECTED_STORE', 'NZ').set('currency', 'NZD');
    const bag = async () => textOf(await shopper.get('/cart'));
    await add(shopper, brae);
    expect(await bag()).toMatch(/Spend NZD [\d.,]+ more and delivery to New Zealand is free\./);
    expect(await bag()).toContain('Includes taxes. Delivery is calculated at checkout.');
    await add(shopper, brae, '9');
    const full = await bag();
    expect(full).toContain('Delivery to New Zealand is free.');
    expect(full).not.toMatch(/more and delivery|calculated/);
    const american = shop.shopper('us');
    await add(american, brae);
    const other = await american.get('/cart');
    expect(textOf(other)).toContain(
      'Taxes are calculated at checkout. Delivery to the United States is free.',
    );
    expect(other.text).not.toContain('<progress');
  },
);
