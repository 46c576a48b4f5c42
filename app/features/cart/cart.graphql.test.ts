import shipped from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import * as reads from './cart.graphql';
import * as mutations from './cart-mutations.graphql';

const schema = buildClientSchema(shipped as unknown as IntrospectionQuery);

const operations = Object.entries({ ...reads, ...mutations }).filter(
  ([name]) => name !== 'CART_FRAGMENT',
);

test.each(operations)('%s is valid on 2024-07', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test('the list of discount codes is declared non-null, as later versions require', () => {
  expect(mutations.CART_DISCOUNTS_MUTATION).toContain('$discountCodes: [String!]!');
});
