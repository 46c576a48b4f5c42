import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { openCookies } from '~/platform/http/cookies.server';
import { openLog } from '~/platform/log/log.server';
import { seal } from '~/platform/session/seal.server';
import type { Session } from '~/platform/session/session.server';
import {
  addChange,
  applySentChanges,
  dropOthersList,
  getHandles,
  getWaitingChanges,
  markSent,
  setEmailCookie,
  setIdCookie,
  getEmailCookie,
  getIdCookie,
  retireOthersList,
  setProof,
} from './wishlist-cookies.server';

const secret = 'x'.repeat(32);
const customer = (who?: string) => (() => who) as Session['get'];

function visit(session: Partial<Session> = { get: customer() }) {
  const lines: string[] = [];
  const cookies = openCookies(null, false);
  const context = {
    cookies,
    env: { SESSION_SECRET: secret, STORE: 'us' },
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
  await setEmailCookie(context, 'ada@example.com', 3600);
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
  await setEmailCookie(context, '', 3600);
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

const secondsOf = (cookie: string) => Number(/Max-Age=(\d+);/.exec(cookie)![1]);

test('a signed-in customer’s list, its copy and its changes are kept no longer than the login', async () => {
  const { context, outgoing } = visit({ endsAt: Date.now() + 3_600_000, get: customer('ada') });
  await setIdCookie(context, 'list-1');
  await applySentChanges(context, ['oak-stool']);
  await addChange(context, { intent: 'add', handle: 'oak-stool' });
  const cookies = outgoing();
  await markSent(context, getWaitingChanges(context)[0]!);
  cookies.push(...outgoing());
  expect(cookies).toHaveLength(5);
  for (const cookie of cookies) expect(secondsOf(cookie)).toBeLessThanOrEqual(3600);
});

test('what an emailed link has opened is kept no longer than the link’s proof', async () => {
  const { context, outgoing } = visit();
  const proof = { email: 'ada@example.com', until: Date.now() + 3_600_000 };
  context.cookies.set('wishlist-proof', await seal(proof, secret, 'wishlist-proof us'));
  outgoing();
  await applySentChanges(context, ['oak-stool']);
  await addChange(context, { intent: 'add', handle: 'oak-stool' });
  const cookies = outgoing();
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) expect(secondsOf(cookie)).toBeLessThanOrEqual(3600);
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

test.each([
  ['the same customer', 'ada', undefined, 'ada', undefined, true],
  ['another customer', 'ada', undefined, 'bob', undefined, false],
  ['a visitor, after a customer', 'ada', undefined, undefined, undefined, false],
  ['the same link', undefined, 'ada@example.com', undefined, 'ada@example.com', true],
  ['another link', undefined, 'ada@example.com', undefined, 'bob@example.com', false],
  ['a visitor, after a link', undefined, 'ada@example.com', undefined, undefined, false],
  ['a customer, after a visitor', undefined, undefined, 'ada', undefined, true],
  ['a link, after a visitor', undefined, undefined, undefined, 'ada@example.com', true],
])(
  'the list’s copy, and a change that waits, for %s',
  async (_, customerBefore, linkBefore, customerAfter, linkAfter, stays) => {
    const { context } = visit({ get: customer(customerBefore) });
    if (linkBefore) await setProof(context, linkBefore);
    await applySentChanges(context, ['brass-hook']);
    await addChange(context, { intent: 'add', handle: 'oak-stool' });
    context.cookies.remove('wishlist-proof');
    context.session.get = customer(customerAfter);
    if (linkAfter) await setProof(context, linkAfter);
    await dropOthersList(context);
    expect(getWaitingChanges(context).map(({ handle }) => handle)).toEqual(
      stays ? ['oak-stool'] : [],
    );
    expect(getHandles(context)).toEqual(stays ? ['oak-stool', 'brass-hook'] : []);
    for (const name of context.cookies.names('wish-'))
      expect(context.cookies.get(name)).not.toMatch(/ada|bob/);
  },
);
