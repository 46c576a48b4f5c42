import { expect, test } from 'vitest';
import { openCookies } from '../http/cookies.server';
import { openVisitor } from './visitor.server';

const known = '0f9b3c1e-5a7d-4e2b-9c60-d41827ab35f6';

function visit(value?: string) {
  const cookies = openCookies(value === undefined ? null : `visitor=${value}`, false);
  const id = openVisitor(cookies, true);
  const headers = new Headers();
  cookies.appendTo(headers);
  return { id, set: headers.getSetCookie() };
}

test('a browser that has an id keeps it, and is sent nothing', () => {
  expect(visit(known)).toEqual({ id: known, set: [] });
});

test('a new browser gets a random id for a year, which it keeps from then on', () => {
  const { id, set } = visit();
  expect(set).toEqual([`visitor=${id}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`]);
  expect(visit().id).not.toBe(id);
  expect(visit(id)).toEqual({ id, set: [] });
});

test.each([
  '',
  'me',
  `x${known}`,
  `${known}x`,
  known.toUpperCase(),
  known.replaceAll('-', ''),
  known.replace('-4', '-1'),
  known.replace('-9', '-7'),
])('%j is no id of ours and is replaced', (value) => {
  const { id, set } = visit(value);
  expect(id).not.toBe(value);
  expect(set).toHaveLength(1);
});
