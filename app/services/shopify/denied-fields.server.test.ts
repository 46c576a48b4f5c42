import { expect, test, vi } from 'vitest';
import type { Env } from '~/platform/env.server';
import type { Log } from '~/platform/log/log.server';
import { takenByDenial, variablesWithoutDenied } from './denied-fields.server';

const names = `query Names($withoutProductTags: Boolean = false) {
  productTypes(first: 1) { edges { node } }
  productTags(first: 1) @skip(if: $withoutProductTags) { edges { node } }
}`;

const denial = (...path: string[]) => ({
  message: 'Access denied. Required access: `unauthenticated_read_product_tags` access scope.',
  path,
  extensions: { code: 'ACCESS_DENIED' },
});

function shop() {
  const env = {} as Env;
  const warn = vi.fn();
  const log = { warn } as unknown as Log;
  return { env, log, warn };
}

test('a query is repeated without a denied root field that made all data null', () => {
  const { env, log, warn } = shop();
  const part = { env, log, document: names };
  expect(takenByDenial(part, [denial('productTags')], null)).toMatchObject({ again: true });
  expect(variablesWithoutDenied(env, names)).toEqual({ withoutProductTags: true });
  expect(warn).toHaveBeenCalledExactlyOnceWith('commerce-scope-missing', {
    field: 'productTags',
    scope: 'unauthenticated_read_product_tags',
  });
});

test('a denied root field that the query cannot omit is a failure like others', () => {
  const { env, log, warn } = shop();
  const document =
    'query Customer($token: String!) { customer(customerAccessToken: $token) { id } }';
  expect(takenByDenial({ env, log, document }, [denial('customer')], null)).toEqual({
    taken: [],
    again: false,
  });
  expect(warn).not.toHaveBeenCalled();
});

test('a query is repeated without a denied field that made its product null', () => {
  const { env, log } = shop();
  const document = `query Product($withoutTags: Boolean = false) {
    product(handle: "lamp") { title tags @skip(if: $withoutTags) }
  }`;
  const errors = [denial('product', 'tags')];
  const part = { env, log, document };
  expect(takenByDenial(part, errors, { product: null })).toEqual({ taken: errors, again: true });
  expect(variablesWithoutDenied(env, document)).toEqual({ withoutTags: true });
  expect(variablesWithoutDenied(env, names)).toEqual({});
});
