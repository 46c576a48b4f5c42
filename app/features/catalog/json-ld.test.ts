import { expect, test } from 'vitest';
import { isGtin } from './gtin';
import { productData, type OfferTerms } from './json-ld';
import type { Variant } from './product';
import { sampleProduct, sampleVariant } from './sample-product';

const silent: OfferTerms = {
  today: '2026-11-20',
  country: 'US',
  freeDelivery: null,
  returns: null,
};
type Data = Record<string, unknown> & { offers: Record<string, unknown> };
function productsOf(terms: OfferTerms, ...variants: Variant[]): Data[] {
  const data = productData(sampleProduct(...variants), 'https://shop', terms) as object;
  return 'hasVariant' in data ? (data.hasVariant as Data[]) : [data as Data];
}

test('a variant has its SKU and GTIN only if the shop has them', () => {
  const [first, second, third] = productsOf(
    silent,
    sampleVariant('11', { sku: 'L1-01', barcode: '9520000000011' }),
    sampleVariant('12', { barcode: '9520000000012' }),
    sampleVariant('13'),
  );
  expect(first).toMatchObject({ sku: 'L1-01', gtin: '9520000000011' });
  for (const one of [second, third]) {
    expect(one).not.toHaveProperty('sku');
    expect(one).not.toHaveProperty('gtin');
  }
  expect(
    ['4006381333931', '96385074', '036000291452', '4006381333930', 'L-1', null].map(isGtin),
  ).toEqual([true, true, true, false, false, false]);
});

test('a variant has the attributes that product feeds have, and varies by its options', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, values: [] }));
  const product = {
    ...sampleProduct(
      sampleVariant('11', { options: ['Small', 'Wool', 'Check'] }),
      sampleVariant('12', { options: ['Large', 'Linen', 'Plain'] }),
    ),
    finish: 'Brass',
    options: named('Size', 'Material', 'Pattern'),
  };
  const group = productData(product, 'https://shop', silent) as object as {
    hasVariant: Data[];
    variesBy: string[];
  };
  expect(group.hasVariant[0]).toMatchObject({
    ...{ color: 'Brass', size: 'Small', material: 'Wool', pattern: 'Check' },
  });
  expect(group.variesBy).toEqual(
    ['size', 'material', 'pattern'].map((name) => `https://schema.org/${name}`),
  );
  const own = sampleVariant('11', { options: ['Nickel'] });
  const finished = { ...sampleProduct(own), finish: 'Brass', options: named('Finish') };
  const single = productData(finished, 'https://shop', silent);
  expect(single).toMatchObject({ color: 'Nickel' });
  expect(single).not.toHaveProperty('size');
});

test('an offer has the price before a reduction, to be struck through', () => {
  const compareAt = { amount: 15, currency: 'USD' };
  const [reduced, full] = productsOf(
    silent,
    sampleVariant('11', { compareAt }),
    sampleVariant('12'),
  );
  expect(reduced!.offers).toMatchObject({
    price: '10',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '15',
      priceCurrency: 'USD',
    },
  });
  expect(full!.offers).not.toHaveProperty('priceSpecification');
});

test('an offer that is sent later has its ship date, and without a date is out of stock', () => {
  const late = { inventory: 0, policy: 'CONTINUE' as const, backorder: 'Ships in 4 weeks.' };
  const [dated, undated] = productsOf(
    silent,
    sampleVariant('11', { ...late, availableFrom: '2027-01-18' }),
    sampleVariant('12', late),
  );
  expect(dated!.offers).toMatchObject({
    availability: 'https://schema.org/BackOrder',
    availabilityStarts: '2027-01-18',
  });
  expect(undated!.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(undated!.offers).not.toHaveProperty('availabilityStarts');
});

test('volume prices have the quantity they are for, next to the price before a reduction [R-492]', () => {
  const compareAt = { amount: 15, currency: 'USD' };
  const product = sampleProduct(sampleVariant('11', { compareAt }), sampleVariant('12'));
  const volumePrices = { 11: [{ minimum: 5, price: { amount: 8, currency: 'USD' } }] };
  const { hasVariant } = productData(product, 'https://shop', silent, [], {
    volumePrices,
  }) as object as {
    hasVariant: Data[];
  };
  expect(hasVariant[0]!.offers).toMatchObject({
    price: '10',
    priceSpecification: [
      { priceType: 'https://schema.org/StrikethroughPrice', price: '15' },
      {
        '@type': 'PriceSpecification',
        price: '8',
        priceCurrency: 'USD',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 5 },
      },
    ],
  });
  expect(hasVariant[1]!.offers).not.toHaveProperty('priceSpecification');
});

test('the weight of each variant is told in grams', () => {
  const weights = productsOf(
    silent,
    sampleVariant('11', { grams: 450 }),
    sampleVariant('12', { grams: null }),
  ).map(({ weight }) => weight);
  expect(weights).toEqual([
    { '@type': 'QuantitativeValue', unitCode: 'GRM', value: 450 },
    undefined,
  ]);
});

test('delivery and returns are told once, and only what the operator has said [R-156]', () => {
  const terms: OfferTerms = {
    ...silent,
    country: 'AU',
    freeDelivery: [3, 5],
    returns: { days: 30, free: false },
  };
  const two = [sampleVariant('11'), sampleVariant('12')];
  const [first, second] = productsOf(terms, ...two).map(({ offers }) => offers);
  expect(first).toMatchObject({
    shippingDetails: { shippingRate: { value: 0 }, shippingDestination: { addressCountry: 'AU' } },
    hasMerchantReturnPolicy: { applicableCountry: 'AU', merchantReturnDays: 30 },
  });
  expect(first!.hasMerchantReturnPolicy).not.toHaveProperty('returnFees');
  expect(second).toMatchObject({
    shippingDetails: { '@id': '#delivery' },
    hasMerchantReturnPolicy: { '@id': '#returns' },
  });
  const [last] = productsOf({ ...terms, returns: 'none' }, ...two).map(({ offers }) => offers);
  expect(last!.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns',
    applicableCountry: 'AU',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  for (const { offers } of productsOf(silent, ...two)) {
    expect(offers).not.toHaveProperty('shippingDetails');
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
  }
});
