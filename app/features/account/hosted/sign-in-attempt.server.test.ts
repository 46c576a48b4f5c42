import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { openCookies } from '~/platform/http/cookies.server';
import { beginAttempt, takeAttempt } from './sign-in-attempt.server';

function openBrowser(secret = 'a secret of at least thirty-two characters') {
  const kept = new Map<string, string>();
  const env = { SESSION_SECRET: secret };
  return {
    kept,
    async request<T>(work: (context: Context) => Promise<T>): Promise<T> {
      const header = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
      const cookies = openCookies(header, false);
      const result = await work({ cookies, env } as unknown as Context);
      const headers = new Headers();
      cookies.appendTo(headers);
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) kept.delete(name);
        else kept.set(name, value);
      }
      return result;
    },
  };
}

const begin = (to: string) => (context: Context) => beginAttempt(context, to);
const take = (state: string) => (context: Context) => takeAttempt(context, state);

test('a sign-in comes back to the browser that began it, once, and is sealed', async () => {
  const browser = openBrowser();
  const attempt = await browser.request(begin('/cart'));
  expect(JSON.stringify([...browser.kept])).not.toContain(attempt.verifier);
  expect(await browser.request(take(attempt.state))).toMatchObject(attempt);
  expect([await browser.request(take(attempt.state)), browser.kept.size]).toEqual([null, 0]);
});

test('another browser, state or secret finds no sign-in', async () => {
  const [browser, other] = [openBrowser(), openBrowser()];
  const { state } = await browser.request(begin('/cart'));
  expect(await other.request(take(state))).toBeNull();
  const similar = state.slice(0, 8) + [...state.slice(8)].reverse().join('');
  expect(await browser.request(take(similar))).toBeNull();
  const later = await browser.request(begin('/cart'));
  const moved = openBrowser('another secret of thirty-two characters');
  for (const [name, value] of browser.kept) moved.kept.set(name, value);
  expect(await moved.request(take(later.state))).toBeNull();
  for (const bad of ['', 'x', '../../etc', 'x'.repeat(43)])
    expect(await browser.request(take(bad))).toBeNull();
});

test('a browser can have three sign-ins at a time, each with its own values [V10.1.2]', async () => {
  const browser = openBrowser();
  const attempts = [];
  for (const to of ['/a', '/b', '/c', '/d', '/e']) attempts.push(await browser.request(begin(to)));
  expect(browser.kept.size).toBe(3);
  const texts = attempts.flatMap(({ state, nonce, verifier }) => [state, nonce, verifier]);
  expect(new Set(texts).size).toBe(15);
  expect(texts.every((text) => /^[\w-]{43}$/.test(text))).toBe(true);
  expect(await browser.request(take(attempts.at(-1)!.state))).toMatchObject({ returnTo: '/e' });
});
