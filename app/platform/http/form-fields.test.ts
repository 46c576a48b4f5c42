import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { parseFields } from './form-fields';

test('gives the first message of each field', () => {
  const schema = v.object({
    a: v.pipe(v.string(), v.minLength(3, 'too short'), v.regex(/^x/, 'no x')),
    b: v.pipe(v.string(), v.nonEmpty('empty')),
  });
  expect(parseFields(schema, { a: 'y', b: '' })).toEqual({
    ok: false,
    error: { a: 'too short', b: 'empty' },
  });
  expect(parseFields(schema, { a: 'xyz', b: 'z' })).toEqual({
    ok: true,
    value: { a: 'xyz', b: 'z' },
  });
});

test('a field that is missing has a message in the words of the shop', () => {
  expect(parseFields(v.object({ email: v.string('Please enter an e-mail.') }), {})).toEqual({
    ok: false,
    error: { email: 'Please check this field.' },
  });
});

test('a pattern never sees a text that is too long [V1.3.3]', () => {
  const pattern = vi.fn(() => true);
  const field = v.pipe(v.string(), v.maxLength(255, 'too long'), v.check(pattern, 'wrong'));
  const fields = new FormData();
  fields.set('email', '.'.repeat(30_000));
  expect(parseFields(v.object({ email: field }), fields)).toEqual({
    ok: false,
    error: { email: 'too long' },
  });
  expect(pattern).not.toHaveBeenCalled();
});

test('takes the fields of its schema alone, one value each, and __proto__ is a name like any other [V15.3.3] [V15.3.6] [V15.3.7]', () => {
  const fields = new FormData();
  fields.append('a', 'first');
  fields.append('a', 'last');
  fields.append('admin', 'yes');
  fields.append('__proto__', 'x');
  fields.append('constructor', 'x');
  expect(parseFields(v.object({ a: v.string() }), fields)).toEqual({
    ok: true,
    value: { a: 'first' },
  });
  const any = v.record(v.string(), v.string());
  const hostile: unknown = JSON.parse('{"__proto__":{"polluted":"yes"},"a":"x"}');
  const read = parseFields(any, hostile as Record<string, unknown>);
  expect(read).toEqual({ ok: true, value: { a: 'x' } });
  expect('polluted' in {}).toBe(false);
});
