import { expect, test } from 'vitest';
import { openCookies } from '../http/cookies.server';
import { openLog } from '../log/log.server';
import { seal } from './seal.server';
import { openSession, type Session } from './session.server';

const secret = 'a secret of at least thirty-two characters';
const log = openLog({}, [], () => undefined);
const start = Date.parse('2026-01-01T00:00:00Z');
const token = { accessToken: 'c0ffee', expiresAt: '2026-01-01T01:00:00Z' };

/** What the browser then holds. */
async function after(
  change: (session: Session) => unknown,
  cookie: string | null = null,
  now = start,
) {
  const cookies = openCookies(cookie, false);
  const session = await openSession({ cookies, secret, log, now: () => now });
  await change(session);
  await session.commit();
  const headers = new Headers();
  cookies.appendTo(headers);
  const lines = headers.getSetCookie();
  const line = lines[0] ?? '';
  return { line, lines, pair: line.split(';')[0]! };
}

const reopen = (cookie: string, now = start) =>
  openSession({ cookies: openCookies(cookie, false), secret, log, now: () => now });

test('keeps a token, sealed, no longer than it lives', async () => {
  const { line, pair } = await after((session) => session.signIn(token));
  expect(line).toContain('Max-Age=3600; Path=/; HttpOnly');
  expect(line).not.toContain('c0ffee');
  expect((await reopen(pair)).get('token')).toEqual(token);
  expect((await reopen(pair, start + 3600_000)).get('token')).toBeUndefined();
});

test('ends after thirty days, however long the token lives', async () => {
  const long = { ...token, expiresAt: '2027-01-01T00:00:00Z' };
  const { line, pair } = await after((session) => session.signIn(long));
  const days = 24 * 3600;
  expect(line).toContain(`Max-Age=${30 * days};`);
  expect((await reopen(pair, start + 29 * days * 1000)).get('token')).toEqual(long);
  expect((await reopen(pair, start + 30 * days * 1000)).get('token')).toBeUndefined();
});

test('is a new value each time it is written', async () => {
  const first = await after((session) => session.signIn(token));
  const second = await after((session) => session.signIn(token));
  expect(first.pair).not.toBe(second.pair);
});

test('sends nothing when nothing changed', async () => {
  const { pair } = await after((session) => session.setUserId('7'));
  expect((await after((session) => void session.get('userId'), pair)).line).toBe('');
});

test('a message is there once', async () => {
  const { pair } = await after((session) => session.flash('login', 'Welcome'));
  let message: string | undefined;
  const next = await after((session) => (message = session.takeFlash('login')), pair);
  expect(message).toBe('Welcome');
  expect(next.line).toContain('Max-Age=0');
});

test('drops a message that is too large, and keeps who is signed in', async () => {
  const { lines } = await after(async (session) => {
    await session.signIn(token);
    session.flash('login', 'x'.repeat(5000));
  });
  expect(lines.map((line) => line.split('=')[0])).toEqual(['session']);
});

test('a message says nothing of who is signed in, however late it comes', async () => {
  const { pair } = await after((session) => session.signIn(token));
  const slow = await after((session) => session.flash('cart', 'Added to bag'), pair);
  expect(slow.lines.map((line) => line.split('=')[0])).toEqual(['flash']);
  const shown = await after((session) => session.takeFlash('cart'), `${pair}; ${slow.pair}`);
  expect(shown.lines.map((line) => line.split('=')[0])).toEqual(['flash']);
});

test('signing out removes the cookie', async () => {
  const { pair } = await after((session) => session.signIn(token));
  expect((await after((session) => session.signOut(), pair)).line).toContain('session=; ');
});

test('a cookie that is forged, cut, foreign or nonsense is an empty session', async () => {
  const { pair } = await after((session) => session.signIn(token));
  const value = pair.slice('session='.length);
  const flipped = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
  const wrongShape = await seal({ until: Infinity, data: 7 }, secret, 'lintel session 1');
  const forged = await seal(
    { until: start * 2, data: { token } },
    'another secret',
    'lintel session 1',
  );
  const otherUse = await seal({ until: start * 2, data: { token } }, secret, 'wishlist');
  for (const bad of [flipped, value.slice(0, 40), wrongShape, forged, otherUse, '', '%', 'null'])
    expect((await reopen(`session=${bad}`)).get('token')).toBeUndefined();
});

test('a token with a date that is none is not kept', async () => {
  const { pair } = await after((session) =>
    session.signIn({ accessToken: 'x', expiresAt: 'soon' }),
  );
  expect((await reopen(pair)).get('token')).toBeUndefined();
});
