import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { replySchemas } from './reply-schemas';

const schema = buildSchema(`
  type Query { shop: Shop!, node(id: ID!): Node, nodes: [Node]!, things: [Thing!] }
  interface Node { id: ID! }
  type Shop implements Node { id: ID!, name: String, kind: Kind!, stock: Int!, price: MoneyV2!, opened: DateTime }
  type Lamp implements Node { id: ID!, watts: Float }
  union Thing = Shop | Lamp
  type MoneyV2 { amount: Decimal!, currencyCode: String! }
  enum Kind { SMALL LARGE }
  scalar Decimal
  scalar DateTime
`);

const written = (document: string): string[] =>
  replySchemas(schema, [parse(document)])
    .split('\n')
    .filter((line) => line.startsWith('export'));

test('a nullable field may be null, but not missing', () => {
  expect(written('query Q { shop { name stock kind opened } }')).toEqual([
    'export const Q = v.object({ shop: v.object({ name: v.nullable(v.string()), stock: v.number(), kind: v.string(), opened: v.nullable(common.dateTime) }) });',
  ]);
});

test('an aliased field has its alias as key', () => {
  expect(written('query Q { mine: shop { called: name } }')).toEqual([
    'export const Q = v.object({ mine: v.object({ called: v.nullable(v.string()) }) });',
  ]);
});

test('lists and items are nullable as in the schema, and fields of some types only are optional', () => {
  expect(
    written('query Q { nodes { id } things { ... on Shop { stock } ... on Lamp { watts } } }'),
  ).toEqual([
    'export const Q = v.object({ nodes: v.array(v.nullable(v.object({ id: v.string() }))), things: v.nullable(v.array(v.object({ stock: v.optional(v.number()), watts: v.nullish(v.number(), null) }))) });',
  ]);
});

test('a field with @include or @skip may be missing, unless it is selected without them too', () => {
  expect(
    written('query Q($a: Boolean!) { shop { stock @include(if: $a) name @skip(if: $a) } }'),
  ).toEqual([
    'export const Q = v.object({ shop: v.object({ stock: v.optional(v.number()), name: v.nullish(v.string(), null) }) });',
  ]);
  expect(
    written('query Q($a: Boolean!) { shop { ... @include(if: $a) { stock } stock } }'),
  ).toEqual(['export const Q = v.object({ shop: v.object({ stock: v.number() }) });']);
});

test('a fragment that is a complete selection has its own schema, before the operation', () => {
  expect(written('query Q { shop { ...Parts } } fragment Parts on Shop { stock }')).toEqual([
    'export const Parts = v.object({ stock: v.number() });',
    'export const Q = v.object({ shop: Parts });',
  ]);
});

test('selections of the same object are merged', () => {
  expect(
    written(
      'query Q { shop { ...Parts price { currencyCode } } } fragment Parts on Shop { price { amount } }',
    ),
  ).toEqual(['export const Q = v.object({ shop: v.object({ price: common.moneySchema }) });']);
});

test('where one type is selected, an object of another type must be empty', () => {
  expect(written('query Q { node(id: 1) { ... on Lamp { watts } } }')).toEqual([
    'export const Q = v.object({ node: v.nullable(v.union([v.object({ watts: v.nullable(v.number()) }), common.otherType])) });',
  ]);
});

test('money is converted, unless only a part of it is selected', () => {
  expect(written('query Q { shop { price { currencyCode amount } } }')).toEqual([
    'export const Q = v.object({ shop: v.object({ price: common.moneySchema }) });',
  ]);
  expect(written('query Q { shop { price { amount } } }')).toEqual([
    'export const Q = v.object({ shop: v.object({ price: v.object({ amount: v.string() }) }) });',
  ]);
});

test('a field that differs between types needs an alias', () => {
  const document = 'query Q { nodes { ... on Shop { text: name } ... on Lamp { text: id } } }';
  expect(() => written(document)).toThrow('text is String of one type and ID! of another');
});
