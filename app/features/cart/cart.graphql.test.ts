import shipped from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from './cart.graphql';

const schema = buildClientSchema(shipped as unknown as IntrospectionQuery);

test.each(Object.entries(documents))('%s is valid on 2024-07', (_, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test('the list of codes may not be null: later versions do not take it', () => {
  expect(documents.CART_DISCOUNTS_MUTATION).toContain('$discountCodes: [String!]!');
});
