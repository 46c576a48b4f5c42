import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openCookies } from '../http/cookies.server';
import { openLog } from '../log/log.server';
import { flashOf, textFlash } from './flash.server';
import { seal } from './seal.server';
import {
  mayHaveCompany,
  openSession,
  type Session,
  type SessionParts,
  type SessionRegistry,
} from './session.server';

const secret = 'a secret of at least thirty-two characters';
const log = openLog({}, [], () => undefined);
const start = Date.parse('2026-01-01T00:00:00Z');
const token = { accessToken: 'c0ffee', expiresAt: '2026-01-01T01:00:00Z' };

async function after(
  change: (session: Session) => unknown,
  cookie: string | null = null,
  now = start,
  parts: Partial<SessionParts> = {},
) {
  const cookies = openCookies(cookie, false);
  const session = await openSession({ cookies, secret, log, now: () => now, ...parts });
  await change(session);
  await session.commit();
  const headers = new Headers();
  cookies.appendTo(headers);
  const lines = headers.getSetCookie();
  const line = lines[0] ?? '';
  return { line, lines, pair: line.split(';')[0]! };
}

const reopen = (cookie: string, now = start, parts: Partial<SessionParts> = {}) =>
  openSession({ cookies: openCookies(cookie, false), secret, log, now: () => now, ...parts });

test('keeps a token, sealed, no longer than it lives [R-269] [R-343] [V3.3.4] [V7.3.2] [V9.2.1]', async () => {
  const { line, pair } = await after((session) => session.signIn(token));
  expect(line).toContain('Max-Age=3600; Path=/; HttpOnly');
  expect(line).not.toContain('c0ffee');
  expect((await reopen(pair)).get('token')).toEqual(token);
  expect((await reopen(pair, start + 3600_000)).get('token')).toBeUndefined();
});

test('ends after thirty days, however long the token lives [V7.3.2] [V9.2.1]', async () => {
  const long = { ...token, expiresAt: '2027-01-01T00:00:00Z' };
  const { line, pair } = await after((session) => session.signIn(long));
  const days = 24 * 3600;
  expect(line).toContain(`Max-Age=${30 * days};`);
  expect((await reopen(pair, start + 29 * days * 1000)).get('token')).toEqual(long);
  expect((await reopen(pair, start + 30 * days * 1000)).get('token')).toBeUndefined();
});

test('is a new value each time it is written [V7.2.2] [V7.2.4]', async () => {
  const first = await after((session) => session.signIn(token));
  const second = await after((session) => session.signIn(token));
  expect(first.pair).not.toBe(second.pair);
});

test('sends nothing when nothing changed', async () => {
  const { pair } = await after((session) => session.setUserId('7'));
  expect((await after((session) => void session.get('userId'), pair)).line).toBe('');
});

const login = textFlash('login');
const cart = textFlash('cart');
const undo = textFlash('undo');

test('a message is shown once', async () => {
  const { pair } = await after((session) => session.flash(login, 'Welcome'));
  let message: string | undefined;
  const next = await after((session) => (message = session.takeFlash(login)), pair);
  expect(message).toBe('Welcome');
  expect(next.line).toContain('Max-Age=0');
});

test('messages that an error page could not show are kept, next to new ones', async () => {
  const { pair } = await after((session) => session.flash(undo, 'lamp'));
  const cookies = openCookies(pair, false);
  const failed = await openSession({ cookies, secret, log, now: () => start });
  failed.takeFlash(undo);
  failed.flash(cart, 'Removed');
  await failed.commit({ keepTaken: true });
  const next = await reopen(`flash=${cookies.get('flash')}`);
  expect([next.takeFlash(undo), next.takeFlash(cart)]).toEqual(['lamp', 'Removed']);
});

test('drops a message that is too large, and keeps who is signed in', async () => {
  const { lines } = await after(async (session) => {
    await session.signIn(token);
    session.flash(login, 'x'.repeat(5000));
  });
  expect(lines.map((line) => line.split('=')[0])).toEqual(['session']);
});

test('a late message does not change who is signed in', async () => {
  const { pair } = await after((session) => session.signIn(token));
  const slow = await after((session) => session.flash(cart, 'Added to bag'), pair);
  expect(slow.lines.map((line) => line.split('=')[0])).toEqual(['flash']);
  const shown = await after((session) => session.takeFlash(cart), `${pair}; ${slow.pair}`);
  expect(shown.lines.map((line) => line.split('=')[0])).toEqual(['flash']);
});

test('signing out deletes messages, which can contain what the customer typed', async () => {
  const { pair } = await after((session) => session.flash(undo, 'lamp'));
  const out = await after((session) => session.signOut(), pair);
  expect(out.lines.filter((line) => line.startsWith('flash=;'))).toHaveLength(1);
});

test('signing out removes the cookie [V14.3.1]', async () => {
  const { pair } = await after((session) => session.signIn(token));
  expect((await after((session) => session.signOut(), pair)).line).toContain('session=; ');
});

test('a cookie that is forged, cut, foreign or nonsense is an empty session [V7.2.1] [V9.1.1] [V9.2.2] [V11.3.3]', async () => {
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

test('a token that has ended already is not kept', async () => {
  const ended = { ...token, expiresAt: new Date(start).toISOString() };
  expect((await after((session) => session.signIn(ended))).line).toContain('session=; Max-Age=0');
});

test('keeps the id of somebody who has registered for a day [R-274] [R-343]', async () => {
  const { line, pair } = await after((session) => session.setUserId('7'));
  expect(line).toContain('Max-Age=86400; Path=/; HttpOnly');
  expect((await reopen(pair)).get('userId')).toBe('7');
  expect((await reopen(pair, start + 86_400_000)).get('userId')).toBeUndefined();
});

test.each([
  ['signing in', (session: Session) => session.signIn(token)],
  ['signing out', (session: Session) => session.signOut()],
])('%s forgets who has registered', async (_what, change) => {
  const { pair } = await after((session) => session.setUserId('7'));
  let userId: string | undefined;
  const { lines } = await after(async (session) => {
    await change(session);
    userId = session.get('userId');
  }, pair);
  expect(userId).toBeUndefined();
  expect(lines.filter((line) => line.startsWith('registered=; Max-Age=0'))).toHaveLength(1);
  const other = await after(change);
  expect(other.lines.filter((line) => line.startsWith('registered='))).toEqual([]);
});

test('asking for a message that is not there changes nothing', async () => {
  const { pair } = await after((session) => session.flash(login, 'Welcome'));
  const asked = await after((session) => session.takeFlash(cart), pair);
  expect(asked.lines).toEqual([]);
});

test('a message that is too large takes the earlier ones with it, and is logged', async () => {
  const lines: unknown[] = [];
  const logging = openLog({}, [], (line) => void lines.push(JSON.parse(line)));
  const { pair } = await after((session) => session.flash(login, 'Welcome'));
  const large = (session: Session) => session.flash(cart, 'x'.repeat(5000));
  const { line } = await after(large, pair, start, { log: logging });
  expect(line).toContain('flash=; Max-Age=0');
  expect(lines).toEqual([{ level: 'warn', event: 'session-too-large', name: 'flash' }]);
});

function openRegistries() {
  const last = new Map<string, { startedAt: number; id: string | null; movedAt: number }>();
  const asked: unknown[][] = [];
  const registryOf = (browser: string): SessionRegistry => ({
    claim(startedAt, id, until) {
      asked.push([browser, 'claim', startedAt, until]);
      const late = startedAt < (last.get(browser)?.startedAt ?? 0);
      if (!late) last.set(browser, { startedAt, id, movedAt: 0 });
      return Promise.resolve(!late);
    },
    isCurrent(id, movedAt) {
      asked.push([browser, 'isCurrent']);
      const kept = last.get(browser);
      return Promise.resolve(kept?.id === id && (movedAt ?? kept.movedAt) === kept.movedAt);
    },
    move(id) {
      const kept = last.get(browser);
      return Promise.resolve(kept?.id === id ? (kept.movedAt += 1) : undefined);
    },
    end(id) {
      asked.push([browser, 'end']);
      const kept = last.get(browser);
      if (kept?.id === id) last.set(browser, { ...kept, id: null });
      return Promise.resolve();
    },
  });
  return { registryOf, asked };
}

const signIn = (session: Session) => session.signIn(token);
const signOut = (session: Session) => session.signOut();
const anotherToken = { ...token, accessToken: 'decaf' };

test('a session that has ended stays ended, whatever cookie brings it back', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const { pair } = await after(signIn, null, start, mara);
  expect((await reopen(pair, start, mara)).get('token')).toEqual(token);
  await after(signOut, pair, start + 1, mara);
  expect((await reopen(pair, start + 2, mara)).get('token')).toBeUndefined();
});

test('a browser with a new id still has its session, and ends it where it is known', async () => {
  const { registryOf } = openRegistries();
  const { pair } = await after(signIn, null, start, { registryOf, browser: 'old' });
  const renewed = { registryOf, browser: 'new' };
  expect((await reopen(pair, start, renewed)).get('token')).toEqual(token);
  await after(signOut, pair, start + 1, renewed);
  expect((await reopen(pair, start + 2, renewed)).get('token')).toBeUndefined();
});

test('a sign-in is recorded until its token expires; a sign-out as long, or for a day', async () => {
  const { registryOf, asked } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const { pair } = await after(signIn, null, start, mara);
  const signedIn = ['mara', 'claim', start, start + 3_600_000];
  expect(asked.splice(0)).toEqual([signedIn, signedIn]);
  await after(signOut, pair, start + 1, mara);
  const signedOut = ['mara', 'claim', start + 1, start + 3_600_000];
  expect(asked.splice(0)).toEqual([['mara', 'isCurrent'], signedOut, signedOut]);
  await after(signOut, null, start + 2, mara);
  expect(asked[0]).toEqual(['mara', 'claim', start + 2, start + 2 + 86_400_000]);
});

test('of two sign-ins, the one that began later wins, even if the other ends last', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const cookies = openCookies(null, false);
  const slow = await openSession({ cookies, secret, log, now: () => start, ...mara });
  const { pair } = await after(signIn, null, start + 1, mara);
  cookies.set('cart', 'of somebody else');
  expect(slow.overtaken).toBe(false);
  expect(await slow.signIn(anotherToken)).toBe(false);
  expect([slow.overtaken, slow.get('token')]).toEqual([true, undefined]);
  await slow.commit();
  expect(cookies.changed).toBe(false);
  expect((await reopen(pair, start + 2, mara)).get('token')).toEqual(token);
});

test('a sign-out in another tab while the response is made counts', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const cookies = openCookies(null, false);
  const session = await openSession({ cookies, secret, log, now: () => start, ...mara });
  expect(await session.signIn(token)).toBe(true);
  cookies.set('cart', 'of somebody else');
  await after(signOut, null, start + 1, mara);
  expect(session.overtaken).toBe(false);
  await session.commit();
  expect([session.overtaken, cookies.changed]).toEqual([true, false]);
});

test('a session whose token is no longer valid ends; its cookie may be a newer one by then, and stays', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const { pair } = await after(signIn, null, start, mara);
  let left: unknown;
  const expired = await after(
    async (session) => {
      await session.expire();
      left = session.get('token');
    },
    pair,
    start + 1,
    mara,
  );
  expect([left, expired.lines]).toEqual([undefined, []]);
  expect((await reopen(pair, start + 2, mara)).get('token')).toBeUndefined();
});

test('without a registry, a session whose token is no longer valid loses its cookie', async () => {
  const lines: string[] = [];
  const logging = { log: openLog({}, [], (line) => void lines.push(line)) };
  const { pair } = await after(signIn, null, start, logging);
  const expire = (session: Session) => session.expire();
  expect((await after(expire, pair)).line).toContain('session=; Max-Age=0');
  expect((await after(expire)).line).toContain('session=; Max-Age=0');
  expect(lines).toEqual([]);
});

test('while the registry is away the cookie alone counts, and that is logged', async () => {
  const { registryOf } = openRegistries();
  const known = await after(signIn, null, start, { registryOf, browser: 'mara' });
  const lines: unknown[] = [];
  const away = () => Promise.reject(new Error('The registry is away'));
  const parts = {
    log: openLog({}, [], (line) => void lines.push(JSON.parse(line))),
    registryOf: () => ({ claim: away, isCurrent: away, move: away, end: away }),
    browser: 'mara',
  };
  expect((await reopen(known.pair, start, parts)).get('token')).toEqual(token);
  expect(lines).toMatchObject([
    {
      level: 'error',
      event: 'session-registry-failed',
      error: { message: 'The registry is away' },
    },
  ]);
  const { pair } = await after(signIn, null, start, parts);
  expect((await reopen(pair, start, { registryOf, browser: 'mara' })).get('token')).toEqual(token);
  for (const end of [signOut, (session: Session) => session.expire()])
    expect((await after(end, known.pair, start, parts)).line).toContain('session=; Max-Age=0');
});

const newer = { accessToken: 'newer', expiresAt: '2026-01-01T02:00:00Z' };
const inAWeek = start + 7 * 86_400_000;

test('a session has a length of its own, which its token does not end', async () => {
  const long = (session: Session) => session.signIn(token, inAWeek);
  const { line, pair } = await after(long);
  expect(line).toContain(`Max-Age=${7 * 24 * 3600};`);
  const later = await reopen(pair, start + 6 * 86_400_000);
  expect([later.get('token'), later.endsAt]).toEqual([token, inAWeek]);
  expect((await reopen(pair, inAWeek)).get('token')).toBeUndefined();
  expect((await reopen(pair, inAWeek)).endsAt).toBeUndefined();
});

test('a renewed token takes the place of the first, until the session ends', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const { pair } = await after((session) => session.signIn(token, inAWeek), null, start, mara);
  const hour = start + 3_600_000;
  const renewed = await after((session) => session.renew(newer), pair, hour, mara);
  expect(renewed.line).toContain(`Max-Age=${(inAWeek - hour) / 1000};`);
  expect((await reopen(renewed.pair, hour, mara)).get('token')).toEqual(newer);
  expect((await reopen(renewed.pair, inAWeek, mara)).get('token')).toBeUndefined();
});

test('a token that is renewed too late brings no session back', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const { pair } = await after(signIn, null, start, mara);
  const cookies = openCookies(pair, false);
  const slow = await openSession({ cookies, secret, log, now: () => start, ...mara });
  await after(signOut, pair, start + 1, mara);
  slow.renew(newer);
  await slow.commit();
  expect(cookies.changed).toBe(false);
  expect((await after((session) => session.renew(newer), pair)).line).toBe('');
  expect((await after((session) => session.renew(newer))).line).toBe('');
});

test('a session of another kind of accounts is ignored', async () => {
  const { pair } = await after(signIn);
  expect((await reopen(pair, start, { accounts: 'legacy' })).get('token')).toEqual(token);
  for (const accounts of ['customer-account-api', 'off'])
    expect((await reopen(pair, start, { accounts })).get('token')).toBeUndefined();
  const hosted = await after(signIn, null, start, { accounts: 'customer-account-api' });
  expect((await reopen(hosted.pair)).get('token')).toBeUndefined();
});

test('sealed values stay valid after a deployment', async () => {
  const until = start + 3_600_000;
  const sealed = async (name: string, data: unknown) =>
    `${name}=${await seal({ until, data }, secret, `lintel ${name} 1`)}`;
  const session = await reopen(
    [
      await sealed('session', { token }),
      await sealed('registered', '7'),
      await sealed('flash', { login: 'Welcome' }),
    ].join('; '),
  );
  expect([session.get('token'), session.get('userId')]).toEqual([token, '7']);
  expect(session.takeFlash(login)).toBe('Welcome');
});

test('a value of another release that does not fit is ignored, and removed', async () => {
  const until = start + 3_600_000;
  const removed = flashOf('removed', v.object({ handle: v.string(), quantity: v.number() }));
  const taken = async (value: unknown) => {
    const data = { removed: value, login: 'Welcome' };
    const cookie = `flash=${await seal({ until, data }, secret, 'lintel flash 1')}`;
    const found: unknown[] = [];
    const { pair } = await after((session) => found.push(session.takeFlash(removed)), cookie);
    const next = await reopen(pair);
    return [...found, next.takeFlash(removed), next.takeFlash(login)];
  };
  const fitting = { handle: 'lamp', quantity: 2 };
  expect(await taken(fitting)).toEqual([fitting, undefined, 'Welcome']);
  for (const other of [JSON.stringify(fitting), { handle: 'lamp' }, null, 7])
    expect(await taken(other)).toEqual([undefined, undefined, 'Welcome']);
});

test('a customer is told from others by what signed them in, or else by the session', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const named = (session: Session) => session.signIn(token, inAWeek, 'customer-7');
  const known = await after(named, null, start, mara);
  expect((await reopen(known.pair, start, mara)).get('customer')).toBe('customer-7');
  let first: string | undefined;
  const { pair } = await after(
    async (session) => {
      await session.signIn(token);
      first = session.get('customer');
    },
    null,
    start + 1,
    mara,
  );
  const { registered, ...session } = await reopen(pair, start + 1, mara);
  expect(registered).toEqual({ id: first, browser: 'mara' });
  expect(session.get('customer')).toBe(first);
  const nobody = await reopen('', start, mara);
  expect([nobody.get('customer'), nobody.registered]).toEqual([undefined, undefined]);
});

test('sessions of earlier releases, which name no customer, have one for each session or token', async () => {
  const customerOf = async (content: object) => {
    const data = { token, ...content };
    const value = await seal({ until: start * 2, data }, secret, 'lintel session 1');
    return (await reopen(`session=${value}`)).get('customer');
  };
  expect(await customerOf({ registered: { id: 'one', browser: 'mara' } })).toBe('one');
  const ofToken = await customerOf({});
  expect(ofToken).toMatch(/^[0-9a-f]{32}$/);
  expect(await customerOf({})).toBe(ofToken);
  expect(await customerOf({ token: anotherToken })).not.toBe(ofToken);
});

test('a page of a customer who is signed in writes no session', async () => {
  const { registryOf } = openRegistries();
  const mara = { registryOf, browser: 'mara' };
  const { pair } = await after(signIn, null, start, mara);
  expect((await after((session) => session.get('token'), pair, start + 1, mara)).line).toBe('');
});

test('a token is renewed for a session that can end, and for nobody else', async () => {
  const { pair } = await after(signIn);
  expect((await after((session) => session.renew(newer), pair)).line).toBe('');
  const nobody = await reopen('');
  nobody.renew(newer);
  expect(nobody.get('token')).toBeUndefined();
});

test('keeps the company, sealed, until the sign-out; a new access token must check it again [R-545]', async () => {
  const { registryOf } = openRegistries();
  const parts = { registryOf, browser: 'mara' };
  const company = { location: 'gid://shopify/CompanyLocation/1', name: 'A', company: 'B' };
  const chosen = { ...company, buyerToken: 'secret' };
  const signedIn = await after((session) => session.signIn(token), null, start, parts);
  expect(await mayHaveCompany(openCookies(signedIn.pair, false), secret)).toBe(false);
  const choose = (session: Session) => session.setCompany(chosen);
  const { line, pair } = await after(choose, signedIn.pair, start, parts);
  expect(line).toContain('HttpOnly');
  expect(line).not.toMatch(/CompanyLocation|secret/);
  expect(await mayHaveCompany(openCookies(pair, false), secret)).toBe(true);
  expect((await reopen(pair, start, parts)).get('company')).toEqual(chosen);
  const newer = await after((session) => session.renew(token), pair, start, parts);
  expect((await reopen(newer.pair, start, parts)).get('company')).toEqual({
    ...company,
    isUnchecked: true,
  });
  const must = await after((session) => session.setCompany('must-choose'), pair, start, parts);
  const waiting = await reopen(must.pair, start, parts);
  expect([waiting.get('company'), waiting.get('mustChooseCompany')]).toEqual([undefined, true]);
  expect(await mayHaveCompany(openCookies(must.pair, false), secret)).toBe(true);
  await after((session) => session.signOut(), pair, start, parts);
  expect((await after(choose, pair, start, parts)).line).toBe('');
});

test('scripts can read a cookie that changes with the company location, but not the location [R-541]', async () => {
  const { registryOf } = openRegistries();
  const parts = { registryOf, browser: 'mara' };
  const at = (id: string) => ({
    location: `gid://shopify/CompanyLocation/${id}`,
    name: 'A',
    company: 'B',
  });
  let cookie = (await after((session) => session.signIn(token), null, start, parts)).pair;
  const markAfter = async (change: (session: Session) => unknown) => {
    const { lines } = await after(change, cookie, start, parts);
    cookie = lines.map((line) => line.split(';')[0]).join('; ');
    const line = lines.find((one) => one.startsWith('company=')) ?? '';
    expect(line).not.toMatch(/^company=[^;].*HttpOnly|CompanyLocation/);
    return /^company=([^;]*)/.exec(line)?.[1];
  };
  const marks = [
    await markAfter((session) => session.setCompany('must-choose')),
    await markAfter((session) => session.setCompany(at('1'))),
    await markAfter((session) => session.setCompany({ ...at('1'), refusedUntil: start + 60_000 })),
    await markAfter((session) => session.setCompany(at('2'))),
  ];
  expect(marks.every((mark) => /^[0-9a-f]{16}$/.test(mark ?? ''))).toBe(true);
  expect(new Set(marks).size).toBe(4);
  const same = (session: Session) => session.setCompany({ ...at('2'), buyerToken: 'secret' });
  expect(await markAfter(same)).toBe(marks[3]);
  expect(await markAfter((session) => session.signOut())).toBe('');
});

test('a session that Shopify or another device ends leaves no cookie of a company [R-541]', async () => {
  const { registryOf } = openRegistries();
  const parts = { registryOf, browser: 'mara' };
  const signedIn = await after(signIn, null, start, parts);
  const choose = (session: Session) => session.setCompany('must-choose');
  const { lines } = await after(choose, signedIn.pair, start, parts);
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  expect(cookie).toMatch(/company=[0-9a-f]{16}/);
  const removed = [expect.stringMatching(/^company=; Max-Age=0/)];
  expect((await after((session) => session.expire(), cookie, start, parts)).lines).toEqual(removed);
  expect((await after(() => undefined, cookie, start, parts)).lines).toEqual(removed);
});

test('a company’s cookie that doesn’t match the session is replaced [R-541]', async () => {
  const { registryOf } = openRegistries();
  const parts = { registryOf, browser: 'mara' };
  const signedIn = await after(signIn, null, start, parts);
  const nothing = () => undefined;
  const stray = await after(nothing, `${signedIn.pair}; company=stray`, start, parts);
  expect(stray.lines).toEqual([expect.stringMatching(/^company=; Max-Age=0/)]);
  const choose = (session: Session) => session.setCompany('must-choose');
  const { pair, lines } = await after(choose, signedIn.pair, start, parts);
  const mark = lines[1]!.split(';')[0]!;
  expect((await after(nothing, `${pair}; company=stray`, start, parts)).lines[1]).toContain(mark);
  expect((await after(nothing, `${pair}; ${mark}`, start, parts)).lines).toEqual([]);
});

test('a slow response doesn’t bring a former company location back [R-541]', async () => {
  const { registryOf } = openRegistries();
  const parts = { registryOf, browser: 'mara' };
  const at = (location: string) => ({ location, name: 'A', company: 'B' });
  const choose = (location: string) => (session: Session) => session.setCompany(at(location));
  const signedIn = await after(signIn, null, start, parts);
  const first = await after(choose('one'), signedIn.pair, start, parts);
  const replace = (session: Session) => session.setCompany({ ...at('one'), buyerToken: 'secret' });
  const kept = await after(replace, first.pair, start, parts);
  expect(kept.line).not.toBe('');
  const second = await after(choose('two'), kept.pair, start, parts);
  for (const slow of [replace, (session: Session) => session.renew(token)])
    expect((await after(slow, kept.pair, start, parts)).line).toBe('');
  // The former location can be chosen again.
  expect((await after(choose('one'), second.pair, start, parts)).line).not.toBe('');
});

test('a company location is chosen only if the registry has recorded it [R-541]', async () => {
  const { registryOf } = openRegistries();
  let isDown = false;
  const parts = { registryOf: (browser: string) => (isDown ? undefined : registryOf(browser)) };
  const mara = { ...parts, browser: 'mara' };
  const company = { location: 'one', name: 'A', company: 'B' };
  const signedIn = await after(signIn, null, start, mara);
  const answers: boolean[] = [];
  const choose = async (session: Session) => {
    answers.push(await session.chooseCompany(company));
  };
  isDown = true;
  expect((await after(choose, signedIn.pair, start, mara)).line).toBe('');
  isDown = false;
  const { pair } = await after(choose, signedIn.pair, start, mara);
  expect(answers).toEqual([false, true]);
  expect((await reopen(pair, start, mara)).get('company')).toEqual(company);
});
