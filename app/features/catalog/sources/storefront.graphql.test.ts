import schema from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { forBuyer } from '~/services/shopify/storefront.server';
import * as documents from './storefront.graphql';

const { productsByHandles, ...fixed } = documents;
const storefrontSchema = buildClientSchema(schema as unknown as IntrospectionQuery);
const cases = Object.entries({ ...fixed, productsByHandles: productsByHandles(20) });

test.each(cases)('%s is valid on 2024-07', (_, document) => {
  expect(validate(storefrontSchema, parse(document))).toEqual([]);
});

test.each(cases)('%s is valid for a company [R-542]', (_, document) => {
  expect(forBuyer(document)).toContain('$buyer: BuyerInput');
  expect(validate(storefrontSchema, parse(forBuyer(document)))).toEqual([]);
});
