import shipped from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from './account.graphql';

const schema = buildClientSchema(shipped as unknown as IntrospectionQuery);

test.each(Object.entries(documents))('%s is valid on 2024-07 [R-345]', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test('no order is queried with the URL of its status page: whoever has it needs no sign-in [V8.2.3]', () => {
  expect(Object.values(documents).join()).not.toContain('statusUrl');
});
