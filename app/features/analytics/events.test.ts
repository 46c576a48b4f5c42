import { expect, test } from 'vitest';
import {
  defaultConsent,
  denied,
  effectiveConsent,
  granted,
  readConsent,
  writeConsent,
} from './consent';
import { toTagEvents, type Item } from './events';

const lamp: Item = {
  id: '441',
  product: '44',
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
])('colour %j and size %j are called %s [R-381]', (colour, size, label) =>
  expect(
    toTagEvents({ type: 'add', currency: 'USD', items: [{ ...lamp, colour, size }] }),
  ).toMatchObject({
    dataLayer: [{}, { ecommerce: { items: [{ item_variant: label }] } }],
  }),
);

const hook: Item = {
  ...{ id: '442', product: '45', name: 'Bramley Hook', brand: 'Lintel', category: 'Hooks' },
  ...{ price: 0.1, quantity: 2, colour: null, size: null },
};
const gaItems = [
  {
    ...{ item_id: '441', item_name: 'Brae Pendant', item_brand: 'Lintel' },
    ...{ item_variant: 'Brass / Large', price: 19.99, quantity: 3 },
  },
  {
    ...{ item_id: '442', item_name: 'Bramley Hook', item_brand: 'Lintel', item_category: 'Hooks' },
    ...{ item_variant: 'Default', price: 0.1, quantity: 2 },
  },
];
const pinOrder = {
  ...{ value: 60.17, order_quantity: 5, currency: 'AUD' },
  line_items: [
    {
      ...{ product_name: 'Brae Pendant', product_id: '441', product_price: 19.99 },
      ...{ product_quantity: 3, product_variant: 'Brass / Large', product_brand: 'Lintel' },
    },
    {
      ...{ product_name: 'Bramley Hook', product_id: '442', product_price: 0.1 },
      ...{ product_quantity: 2, product_variant: 'Default', product_brand: 'Lintel' },
      product_category: 'Hooks',
    },
  ],
};
const metaOrder = {
  ...{ content_ids: ['441', '442'], content_type: 'product', value: 60.17, currency: 'AUD' },
  contents: [
    { id: '441', quantity: 3 },
    { id: '442', quantity: 2 },
  ],
};

test('an add is sent to all three, to the letter [R-379]', () => {
  expect(toTagEvents({ type: 'add', currency: 'AUD', items: [lamp, hook] })).toEqual({
    dataLayer: [
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'AUD', value: 60.17, items: gaItems } },
    ],
    pintrk: [['track', 'addtocart', pinOrder]],
    fbq: [['track', 'AddToCart', metaOrder]],
  });
});

test('a checkout is sent with value, currency, pieces and lines, to the letter [R-381]', () => {
  expect(toTagEvents({ type: 'checkout', currency: 'AUD', items: [lamp, hook] })).toEqual({
    dataLayer: [
      { ecommerce: null },
      { event: 'begin_checkout', ecommerce: { currency: 'AUD', value: 60.17, items: gaItems } },
    ],
    pintrk: [['track', 'initiatecheckout', pinOrder]],
    fbq: [['track', 'InitiateCheckout', { ...metaOrder, num_items: 5 }]],
  });
});

test('a product view is sent with the product, an article view with its title [R-380]', () => {
  const item = { ...hook, price: 12.5, quantity: 1 };
  expect(toTagEvents({ type: 'pagevisit', title: 'Bramley Hook', currency: 'AUD', item })).toEqual({
    dataLayer: [
      { ecommerce: null },
      {
        event: 'view_item',
        ecommerce: {
          ...{ currency: 'AUD', value: 12.5 },
          items: [{ ...gaItems[1], price: 12.5, quantity: 1 }],
        },
      },
    ],
    pintrk: [
      [
        'track',
        'pagevisit',
        {
          currency: 'AUD',
          line_items: [{ ...pinOrder.line_items[1], product_price: 12.5, product_quantity: 1 }],
        },
      ],
    ],
    fbq: [
      [
        'track',
        'ViewContent',
        {
          ...{ content_name: 'Bramley Hook', content_ids: ['442'], content_type: 'product' },
          ...{ contents: [{ id: '442', quantity: 1 }], value: 12.5, currency: 'AUD' },
        },
      ],
    ],
  });
  expect(toTagEvents({ type: 'pagevisit', title: 'Quiet rooms' })).toEqual({
    dataLayer: [{ event: 'pagevisit', title: 'Quiet rooms' }],
    pintrk: [['track', 'pagevisit', { property: 'Quiet rooms' }]],
    fbq: [['track', 'ViewContent', { content_name: 'Quiet rooms' }]],
  });
});

test('a page and a sign-up are sent by their names alone [R-380]', () => {
  expect(toTagEvents({ type: 'page' })).toEqual({
    dataLayer: [{ event: 'page' }],
    pintrk: [['page']],
    fbq: [['track', 'PageView']],
  });
  expect(toTagEvents({ type: 'newsletter' })).toEqual({
    dataLayer: [{ event: 'FormSubmitted', formid: 'SignupForm' }],
    pintrk: [],
    fbq: [],
  });
});

test('the version of a page is sent as Google Analytics expects it from tools for experiments', () => {
  expect(toTagEvents({ type: 'experiment', name: 'spring-hero', version: 'b' })).toEqual({
    dataLayer: [{ event: 'experience_impression', exp_variant_string: 'spring-hero-b' }],
    pintrk: [],
    fbq: [],
  });
});

test('Europe, Britain and an unknown country must opt in, whatever the setting', () => {
  for (const country of [
    'DE',
    'PL',
    'GB',
    'NO',
    'CH',
    'RE',
    'GP',
    'MQ',
    'GF',
    'YT',
    'MF',
    'AX',
  ] as const) {
    expect(defaultConsent(country, 'granted')).toEqual(denied);
  }
  expect(defaultConsent(undefined, 'granted')).toEqual(denied);
  expect(defaultConsent('AU', 'granted')).toEqual(granted);
  expect(defaultConsent('AU', 'denied')).toEqual(denied);
});

test('the record is read back as it was written, and nothing else is', () => {
  for (const analytics of [true, false]) {
    for (const marketing of [true, false]) {
      for (const despiteSignal of [true, false]) {
        const choice = { analytics, marketing, despiteSignal };
        expect(readConsent(writeConsent(choice))).toEqual(choice);
      }
    }
  }
  for (const other of ['everything', 'analytics.gpc.gpc', '.gpc', 'gpc'])
    expect(readConsent(other)).toBeUndefined();
});

test('a privacy signal overrides the default and an earlier consent, but not consent given despite it', () => {
  const yes = { ...granted, despiteSignal: false };
  const consent = (choice: Parameters<typeof effectiveConsent>[0], signal: boolean) => {
    const { analytics, chosen, asks } = effectiveConsent(choice, granted, signal);
    return [analytics, chosen, asks];
  };
  expect(consent(undefined, false)).toEqual([true, false, false]);
  expect(consent(undefined, true)).toEqual([false, false, true]);
  expect(consent(yes, true)).toEqual([false, false, true]);
  expect(consent({ ...yes, despiteSignal: true }, true)).toEqual([true, true, false]);
  expect(consent({ ...denied, despiteSignal: false }, true)).toEqual([false, true, false]);
});

test('visitors who have not chosen are asked, unless the default allows everything', () => {
  expect(effectiveConsent(undefined, denied, false).asks).toBe(true);
  expect(effectiveConsent(undefined, granted, false).asks).toBe(false);
  expect(effectiveConsent({ ...denied, despiteSignal: false }, denied, false).asks).toBe(false);
});
