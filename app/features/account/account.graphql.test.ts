import shipped from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import * as reads from './account.graphql';
import * as mutations from './account-mutations.graphql';

const schema = buildClientSchema(shipped as unknown as IntrospectionQuery);

test.each(Object.entries({ ...reads, ...mutations }))(
  '%s is valid on 2024-07',
  (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  },
);

test('no order is asked for the address of its status page: whoever has it needs no sign-in', () => {
  expect(Object.values(reads).join()).not.toContain('statusUrl');
});
