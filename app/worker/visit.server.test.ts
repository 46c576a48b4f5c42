import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '~/platform/env.server';
import { openIsolate, openRequestInfo } from '~/platform/request-info.server';
import { openRouteTable } from '~/route-table.server';
import { locate } from './visit.server';

afterEach(() => vi.unstubAllGlobals());

const env = { STORE: 'us', SITE_URL: 'https://shop.example', GEO_URL: 'https://geo.example/' };

function lookUp(reply: () => Response) {
  const isolate = openIsolate();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return reply();
  });
  const visit = async (headers: Record<string, string>) => {
    const request = new Request('https://shop.example/', { headers });
    const parts = {
      ...{ env: env as unknown as Env, isolate, bindings: {}, routes: openRouteTable({}) },
      ...{ isRobot: false, nonce: 'n', waitUntil: () => undefined },
    };
    const info = openRequestInfo(request, parts, Date.now());
    return (await locate(request, new URL(request.url), info)).location;
  };
  return { visit, asked };
}

const tor = { 'cf-ipcountry': 'T1', 'cf-connecting-ip': '203.0.113.7' };

test('the lookup is asked once about an address that it does not know [R-368]', async () => {
  const { visit, asked } = lookUp(() => Response.json({ country: 'XX' }));
  for (let times = 0; times < 2; times += 1)
    expect(await visit(tor)).toEqual({ country: 'US', fallback: true });
  expect(asked).toEqual(['https://geo.example/?ip=203.0.113.7']);
});

test('the lookup is asked again after a failure, and not without an address', async () => {
  const { visit, asked } = lookUp(() => new Response('', { status: 404 }));
  for (let times = 0; times < 2; times += 1) await visit(tor);
  expect(asked).toHaveLength(2);
  await visit({});
  expect(asked).toHaveLength(2);
});
