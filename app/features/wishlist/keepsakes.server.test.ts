import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { openCookies } from '~/platform/cookies.server';
import { openLog } from '~/platform/log.server';
import { keepEmail, keepId, readEmail, readId } from './keepsakes.server';

function visit() {
  const lines: string[] = [];
  const context = {
    cookies: openCookies(null, false),
    env: { SESSION_SECRET: 'x'.repeat(32) },
    log: openLog({}, [], (line) => void lines.push(line)),
  };
  return { context: context as unknown as Context, lines };
}

test('an id and an address are kept sealed, and read back', async () => {
  const { context, lines } = visit();
  await keepId(context, 'list-1');
  await keepEmail(context, 'ada@example.com');
  expect([await readId(context), await readEmail(context)]).toEqual(['list-1', 'ada@example.com']);
  expect(context.cookies.get('wishlist-email')).not.toContain('ada');
  expect(lines).toEqual([]);
});

test('an empty id or address is not kept: a warning says so', async () => {
  const { context, lines } = visit();
  await keepId(context, 'list-1');
  await keepId(context, '');
  await keepEmail(context, '');
  expect([await readId(context), await readEmail(context)]).toEqual(['list-1', undefined]);
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
    'warn',
    'warn',
  ]);
});
