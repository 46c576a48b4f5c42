import { expect, test } from 'vitest';
import { defaultConsent, denied, granted, readConsent, writeConsent } from './consent';
import { tell, type Item } from './events';

const lamp: Item = {
  id: '441',
  name: 'Brae Pendant',
  brand: 'Lintel',
  price: 19.99,
  quantity: 3,
  colour: 'Brass',
  size: 'Large',
};

test.each([
  ['Brass', 'Large', 'Brass / Large'],
  ['Brass', null, 'Brass'],
  [null, 'Large', 'Large'],
  [null, null, 'Default'],
])('colour %j and size %j are called %s', (colour, size, label) =>
  expect(tell({ type: 'add', currency: 'USD', items: [{ ...lamp, colour, size }] })).toMatchObject({
    dataLayer: [{}, { ecommerce: { items: [{ item_variant: label }] } }],
  }),
);

test('a checkout tells value, currency, pieces and lines', () => {
  const { dataLayer, pintrk, fbq } = tell({ type: 'checkout', currency: 'AUD', items: [lamp] });
  expect(dataLayer[0]).toEqual({ ecommerce: null });
  expect(dataLayer[1]).toMatchObject({
    event: 'begin_checkout',
    ecommerce: { currency: 'AUD', value: 59.97 },
  });
  expect(pintrk).toEqual([
    [
      'track',
      'initiatecheckout',
      {
        value: 59.97,
        order_quantity: 3,
        currency: 'AUD',
        line_items: [
          {
            product_name: 'Brae Pendant',
            product_id: '441',
            product_price: 19.99,
            product_quantity: 3,
            product_variant: 'Brass / Large',
            product_brand: 'Lintel',
          },
        ],
      },
    ],
  ]);
  expect(fbq[0]?.[1]).toBe('InitiateCheckout');
  expect(fbq[0]?.[2]).toMatchObject({ num_items: 3, content_ids: ['441'] });
});

test('Europe, Britain and nowhere are asked first, whatever the setting', () => {
  for (const country of ['DE', 'PL', 'GB', 'NO', 'CH'] as const) {
    expect(defaultConsent(country, 'granted')).toEqual(denied);
  }
  expect(defaultConsent(undefined, 'granted')).toEqual(denied);
  expect(defaultConsent('AU', 'granted')).toEqual(granted);
  expect(defaultConsent('AU', 'denied')).toEqual(denied);
});

test('the record is read back as it was written, and nothing else is', () => {
  for (const analytics of [true, false]) {
    for (const marketing of [true, false]) {
      expect(readConsent(writeConsent({ analytics, marketing }))).toEqual({ analytics, marketing });
    }
  }
  expect(readConsent('everything')).toBeUndefined();
});
