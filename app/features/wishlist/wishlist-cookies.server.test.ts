import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { openCookies } from '~/platform/http/cookies.server';
import { openLog } from '~/platform/log/log.server';
import {
  setEmailCookie,
  setIdCookie,
  getEmailCookie,
  getIdCookie,
} from './wishlist-cookies.server';

function visit() {
  const lines: string[] = [];
  const context = {
    cookies: openCookies(null, false),
    env: { SESSION_SECRET: 'x'.repeat(32) },
    log: openLog({}, [], (line) => void lines.push(line)),
    session: {},
  };
  return { context: context as unknown as Context, lines };
}

test('an id and an e-mail are stored sealed, and read back [R-343] [V14.3.3]', async () => {
  const { context, lines } = visit();
  await setIdCookie(context, 'list-1');
  await setEmailCookie(context, 'ada@example.com');
  expect([await getIdCookie(context), await getEmailCookie(context)]).toEqual([
    'list-1',
    'ada@example.com',
  ]);
  expect(context.cookies.get('wishlist-email')).not.toContain('ada');
  expect(lines).toEqual([]);
});

test('an empty id or e-mail is not stored, but logged as a warning [R-228]', async () => {
  const { context, lines } = visit();
  await setIdCookie(context, 'list-1');
  await setIdCookie(context, '');
  await setEmailCookie(context, '');
  expect([await getIdCookie(context), await getEmailCookie(context)]).toEqual([
    'list-1',
    undefined,
  ]);
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
    'warn',
    'warn',
  ]);
});
