import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seal } from '~/platform/session/seal.server';
import { BrowserSessions } from './browser-sessions.server';

const env = {
  STORE: 'us',
  SITE_NAME: 'Lintel',
  SITE_URL: 'http://localhost:3000',
  SHOPIFY_STORE_DOMAIN: 'http://localhost:3001',
  SHOPIFY_PUBLIC_TOKEN: 'token',
  PRISMIC_REPOSITORY: 'lintel-demo',
  SESSION_SECRET: 'a secret of a test, which is long enough',
};
const start = Date.parse('2026-11-27T12:00:00Z');
const hour = 3_600_000;

function openObject() {
  const entries = new Map<string, unknown>();
  let alarm: number | null = null;
  const storage = {
    get: async (key: string) => entries.get(key),
    put: async (key: string, value: unknown) => void entries.set(key, value),
    delete: async (key: string) => entries.delete(key),
    deleteAll: async () => entries.clear(),
    list: async ({ prefix, limit = Infinity }: { prefix: string; limit?: number }) =>
      new Map([...entries].filter(([key]) => key.startsWith(prefix)).slice(0, limit)),
    getAlarm: async () => alarm,
    setAlarm: async (at: number) => void (alarm = at),
  };
  const object = new BrowserSessions({ storage } as never, env);
  return {
    object,
    alarmAt: () => alarm,
    revocations: () => [...entries.keys()].filter((key) => key.startsWith('revoke:')).length,
    size: () => entries.size,
    /** Like the Workers runtime, clears the alarm before it runs. */
    ring: () => {
      alarm = null;
      return object.alarm();
    },
  };
}

/** `meanwhile` runs while the token is being deleted. */
function backend(status: number, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  const answer = vi.fn(async () => {
    await meanwhile();
    const payload = { deletedAccessToken: 'token', userErrors: [] };
    return Response.json({ data: { customerAccessTokenDelete: payload } }, { status });
  });
  vi.stubGlobal('fetch', answer);
  return answer;
}

const sealedToken = () => seal('token', env.SESSION_SECRET, 'lintel revocation 1');

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a token is deleted, and then all data of a browser without a session', async () => {
  const { object, ring, size } = openObject();
  const answer = backend(200);
  await object.revoke(await sealedToken(), start + hour);
  await ring();
  expect(answer).toHaveBeenCalledOnce();
  expect(size()).toBe(0);
});

test('a token that is revoked while another is deleted stays, and its alarm too', async () => {
  const { object, ring, revocations, alarmAt } = openObject();
  const second = await sealedToken();
  backend(200, () => object.revoke(second, start + hour));
  await object.revoke(await sealedToken(), start + hour);
  await ring();
  expect(revocations()).toBe(1);
  expect(alarmAt()).toBe(start);
  backend(200);
  await ring();
  expect(revocations()).toBe(0);
});

test('a failed deletion doesn’t delay a token that was revoked meanwhile', async () => {
  const { object, ring, revocations, alarmAt } = openObject();
  const second = await sealedToken();
  backend(503, () => object.revoke(second, start + hour));
  await object.revoke(await sealedToken(), start + hour);
  await ring();
  expect(revocations()).toBe(2);
  expect(alarmAt()).toBe(start);
});

test.each([[true], [false]])(
  'a failed deletion is tried again (session: %s)',
  async (hasSession) => {
    const { object, ring, revocations, alarmAt } = openObject();
    backend(503);
    if (hasSession) await object.claim(start, 'session', start + hour);
    await object.revoke(await sealedToken(), start + hour);
    await ring();
    expect(revocations()).toBe(1);
    expect(alarmAt()).toBe(start + 5000);
  },
);

test('the session of a sign-in that happens while a token is deleted stays', async () => {
  const { object, ring, alarmAt } = openObject();
  backend(200, async () => void (await object.claim(start, 'session', start + hour)));
  await object.revoke(await sealedToken(), start + hour);
  await ring();
  expect(await object.isCurrent('session')).toBe(true);
  expect(alarmAt()).toBe(start + hour);
});

test('each change of the company location makes cookies from before it outdated', async () => {
  const { object } = openObject();
  await object.claim(start, 'session', start + hour);
  expect(await object.isCurrent('session', 0)).toBe(true);
  expect([await object.move('session'), await object.move('session')]).toEqual([start, start + 1]);
  expect(await object.isCurrent('session', start)).toBe(false);
  expect(await object.isCurrent('session', start + 1)).toBe(true);
  expect(await object.isCurrent('session')).toBe(true);
  expect(await object.move('another')).toBeUndefined();
  // The former time is valid again: the response with the new time may have been lost.
  vi.setSystemTime(start + 61_000);
  expect(await object.isCurrent('session', start)).toBe(true);
  await object.claim(start + 1, 'next', start + hour);
  expect(await object.isCurrent('next', 0)).toBe(true);
});

test('the tokens of a session are deleted a minute after its end, and are not refreshed meanwhile', async () => {
  const { object, ring, size, alarmAt } = openObject();
  await object.claim(start, 'session', start + hour);
  expect(await object.keepTokens('session', 'sealed')).toBe(true);
  expect([await object.tokensOf('session'), alarmAt()]).toEqual(['sealed', start + hour]);
  await object.claim(start + 1, null, start + hour);
  expect([await object.tokensOf('session'), alarmAt()]).toEqual(['sealed', start + 60_000]);
  expect(await object.refreshToken('session', 'known', 'https://accounts.example')).toBe('ended');
  vi.setSystemTime(start + 60_000);
  expect(await object.tokensOf('session')).toBeUndefined();
  await ring();
  expect([size(), alarmAt()]).toEqual([1, start + hour]);
});
