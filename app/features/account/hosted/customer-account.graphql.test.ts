import shippedAccounts from '@shopify/hydrogen/customer-account.schema.json';
import shippedStorefront from '@shopify/hydrogen/storefront.schema.json';
import {
  buildClientSchema,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type IntrospectionQuery,
} from 'graphql';
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

// By default, Shopify lists the oldest first.
test('the days for returns count from the newest parcels', () => {
  expect(documents.SENT_ITEMS_QUERY).toMatch(
    /fulfillments\([^)]*sortKey: CREATED_AT, reverse: true/,
  );
});

// Hydrogen's 2024-07 schema has unpublished fields, which Shopify may reject.
test('totalDiscountedShipping, which is not published, is not asked for', () => {
  expect(Object.values(documents).join()).not.toContain('totalDiscountedShipping');
});

// Shopify's reference has these fields in all API versions from 2024-10 to 2027-01. It has `group` only since 2025-01.
const publishedOfLine = [
  ...['currentTotalPrice', 'customAttributes', 'discountAllocations', 'giftCard', 'id', 'image'],
  ...['name', 'presentmentTitle', 'price', 'productId', 'productType', 'quantity'],
  ...['refundableQuantity', 'requiresShipping', 'sku', 'title', 'totalDiscount', 'totalPrice'],
  ...['unitPrice', 'variantId', 'variantOptions', 'variantTitle', 'vendor'],
];

test('documents ask for published fields of lines only', () => {
  const asked: string[] = [];
  for (const document of Object.values(documents)) {
    const types = new TypeInfo(accounts);
    visit(
      parse(document),
      visitWithTypeInfo(types, {
        Field({ name }) {
          if (types.getParentType()?.name === 'LineItem') asked.push(name.value);
        },
      }),
    );
  }
  expect(asked).toContain('title');
  expect(asked.filter((field) => !publishedOfLine.includes(field))).toEqual([]);
});
