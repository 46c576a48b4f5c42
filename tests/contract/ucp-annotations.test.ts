import { expect, test } from 'vitest';
import { checkOf, resolveAnnotations } from '../support/ucp-schemas';

const schema = {
  type: 'object',
  required: ['id', 'currency'],
  properties: {
    id: { type: 'string', ucp_request: { create: 'omit', update: 'required' } },
    currency: { type: 'string', ucp_request: 'omit', ucp_response: 'required' },
    note: { type: 'string', ucp_response: { create: 'omit', read: 'required' } },
    // A field with the name of a JSON Schema keyword.
    properties: { type: 'object', ucp_request: 'required', ucp_response: 'optional' },
    old: {
      ucp_request: { transition: { from: 'required', to: 'omit', description: 'Replaced.' } },
    },
  },
};

test.each([
  ['request', 'create', ['note', 'properties', 'old'], ['properties', 'old']],
  ['request', 'update', ['id', 'note', 'properties', 'old'], ['id', 'properties', 'old']],
  ['response', 'create', ['id', 'currency', 'properties', 'old'], ['id', 'currency']],
  ['response', 'read', ['id', 'currency', 'note', 'properties', 'old'], ['id', 'currency', 'note']],
] as const)(
  'in a %s of %s, fields are left out or required',
  (direction, operation, names, required) => {
    const resolved = resolveAnnotations({ allOf: [schema] }, direction, operation) as {
      allOf: [typeof schema];
    };
    const [part] = resolved.allOf;
    expect(Object.keys(part.properties)).toEqual(names);
    expect(part.required).toEqual(required);
    expect(JSON.stringify(part)).not.toContain('ucp_');
  },
);

test('a value that a schema does not allow is named', () => {
  const check = checkOf(resolveAnnotations(schema, 'response', 'read') as object);
  expect(check({ id: 'a', currency: 'USD', note: '' })).toEqual([]);
  expect(check({ id: 'a', note: 1 })).toEqual([
    expect.stringContaining("required property 'currency'"),
    expect.stringContaining('/note must be string'),
  ]);
});
