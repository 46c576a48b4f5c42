import shippedAccounts from '@shopify/hydrogen/customer-account.schema.json';
import shippedStorefront from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from './customer-account.graphql';
import { ORDER_VARIANTS_QUERY } from '~/services/shopify/sold-variants.graphql';

const accounts = buildClientSchema(shippedAccounts as unknown as IntrospectionQuery);
const storefront = buildClientSchema(shippedStorefront as unknown as IntrospectionQuery);

test.each(Object.entries(documents))('%s is valid on 2024-07', (_name, document) => {
  expect(validate(accounts, parse(document))).toEqual([]);
});

test('the query for products that are still sold is valid in the Storefront API', () => {
  expect(validate(storefront, parse(ORDER_VARIANTS_QUERY))).toEqual([]);
});

test('no order is queried with the URL of its status page: whoever has it needs no sign-in', () => {
  expect(Object.values(documents).join()).not.toContain('statusPageUrl');
});

// Hydrogen's 2024-07 schema has unpublished fields, which later API versions reject.
test.each(['totalPriceWithDiscounts', 'totalDiscountedShipping', 'totalPriceBeforeDiscounts'])(
  '%s, which later versions do not have, is not asked for',
  (field) => expect(Object.values(documents).join()).not.toContain(field),
);
