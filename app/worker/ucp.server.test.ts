import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '~/platform/log/log.server';
import type { Env } from '~/platform/env.server';
import { openIsolate, openRequestInfo } from '~/platform/request-info.server';
import { openRouteTable } from '~/route-table.server';
import { answerUcp } from './ucp.server';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const path = '/api/ucp/mcp';
const reply = { jsonrpc: '2.0', id: 1, result: {} };

/** Sends an agent's message; `fetch` is Shopify. */
function call(fetch: () => Promise<Response>) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  const request = new Request(`https://shop.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call' }),
  });
  const env = {
    UCP: 'own',
    SITE_URL: 'https://shop.example',
    SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
  } as Env;
  const info = openRequestInfo(
    request,
    {
      env,
      isolate: openIsolate(),
      bindings: {},
      routes: openRouteTable({}),
      isRobot: false,
      nonce: 'n',
      waitUntil: () => undefined,
    },
    Date.now(),
  );
  return answerUcp(request, path, { ...info, log: openLog({}, [], () => undefined) });
}

const after = async (ms: number, response: () => Response) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return response();
};

const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

test('a tool may take longer than a form', async () => {
  const answer = call(() => after(20_000, () => Response.json(reply)));
  await vi.advanceTimersByTimeAsync(20_000);
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([200, reply]);
});

test('an agent whose call got no answer learns that it may have been carried out', async () => {
  const late = call(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(25_000);
  const lost = call(() => Promise.reject(new Error('connection reset')));
  for (const [answer, status] of [
    [await late, 504],
    [await lost, 503],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(await messageOf(answer)).toMatch(/may have been carried out.*same idempotency key/);
  }
});
