import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { openCookies } from '~/platform/http/cookies.server';
import { openLog } from '~/platform/log/log.server';
import type { Session } from '~/platform/session/session.server';
import {
  setEmailCookie,
  setIdCookie,
  getEmailCookie,
  getIdCookie,
  retireOthersList,
} from './wishlist-cookies.server';

const customer = (who?: string) => (() => who) as Session['get'];

function visit(session: Partial<Session> = { get: customer() }) {
  const lines: string[] = [];
  const cookies = openCookies(null, false);
  const context = {
    cookies,
    env: { SESSION_SECRET: 'x'.repeat(32) },
    log: openLog({}, [], (line) => void lines.push(line)),
    session,
  };
  const outgoing = () => {
    const headers = new Headers();
    cookies.appendTo(headers);
    cookies.discard();
    return headers.getSetCookie();
  };
  return { context: context as unknown as Context, lines, outgoing };
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

test('the id is kept for a year from the latest change', async () => {
  const { context, outgoing } = visit();
  await setIdCookie(context, 'list-1', true);
  expect(outgoing()).toEqual([expect.stringContaining('Max-Age=31536000;')]);
  await setIdCookie(context, 'list-1');
  expect(outgoing()).toEqual([]);
  await setIdCookie(context, 'list-1', true);
  expect(outgoing()).toEqual([expect.stringContaining('Max-Age=31536000;')]);
});

test('the id of a signed-in customer’s list is kept no longer than the login', async () => {
  const { context, outgoing } = visit({ endsAt: Date.now() + 3_600_000, get: customer('ada') });
  await setIdCookie(context, 'list-1');
  const [, seconds] = /Max-Age=(\d+);/.exec(outgoing()[0]!)!;
  expect(Number(seconds)).toBeLessThanOrEqual(3600);
});

test.each([
  ['the same customer keeps the list', 'ada', 'list-1'],
  ['another customer gets a new list', 'bob', undefined],
  ['a visitor gets a new list', undefined, undefined],
])('after a session that ended early, %s', async (_, who, id) => {
  const { context } = visit({ endsAt: Date.now() + 3_600_000, get: customer('ada') });
  await setIdCookie(context, 'list-1');
  context.session.get = customer(who);
  await retireOthersList(context);
  expect(await getIdCookie(context)).toBe(id);
});
