/** What the caches promise, over a thousand edits; see `tests/support/freshness-worker.ts`. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import type { ChangeLog } from '~/platform/cache/change-log.server';
import type { News } from '~/platform/cache/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome, Simulation } from '../support/freshness-worker';
import { isFullRun } from '../support/full-run';

let miniflare: Miniflare;
beforeAll(async () => {
  const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [folder('../support/freshness-worker.ts')],
    alias: { '~': folder('../../app') },
    ...{ bundle: true, format: 'esm', write: false, external: ['cloudflare:workers'] },
  });
  miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'index.js', contents: outputFiles![0]!.text }],
    compatibilityDate: '2026-04-01',
    durableObjects: { CHANGES: { className: 'ChangeLog', useSQLite: true } },
    cf: false,
  });
});
afterAll(() => miniflare?.dispose());

async function simulate(simulation: Simulation): Promise<Outcome> {
  const init = { method: 'POST', body: JSON.stringify(simulation) };
  return (await (await miniflare.dispatchFetch('http://shop.example', init)).json()) as Outcome;
}

test('after hundreds of edits no page of two data centres was older than promised, and none was made anew for nothing [R-330]', async () => {
  const edits = isFullRun ? 1_000 : 250;
  const { stale, visits, untouched } = await simulate({ edits, seed: 1, webhooks: true });
  expect(visits).toBe(2 * edits);
  expect(stale).toEqual([]);
  expect(Object.keys(untouched).sort()).toEqual(['hit', 'stale']);
});

test('without webhooks most of them are: the test sees it [R-330]', async () => {
  const { stale } = await simulate({ edits: 100, seed: 1, webhooks: false });
  expect(stale.length).toBeGreaterThan(50);
});

/** An object of its own, from outside. */
async function openLog(name: string) {
  const objects = await miniflare.getDurableObjectNamespace('CHANGES');
  return objects.get(objects.idFromName(name)) as unknown as {
    [Verb in 'read' | 'hear' | 'confirm']: (
      ...args: Parameters<ChangeLog[Verb]>
    ) => Promise<ReturnType<ChangeLog[Verb]>>;
  };
}

test('lists hear of a product when their facts have changed, by whatever name it had, and of its end [R-331]', async () => {
  const log = await openLog('lists');
  let id = 0;
  const tell = async (news: Partial<News>) => {
    const before = Object.entries((await log.read()).record.changes);
    await new Promise((resolve) => setTimeout(resolve, 2));
    id += 1;
    await log.hear({ id: `${id}`, subject: 'product 1', settleMs: 60_000, ...news });
    const { changes } = (await log.read()).record;
    const old = new Map(before.map(([tag, { at }]) => [tag, at]));
    return Object.keys(changes)
      .filter((tag) => changes[tag]!.at !== old.get(tag))
      .sort();
  };
  const halden = (facts: string, name = 'halden') => ({
    ...{ tags: [`product:${name}`], looks: [`card:${name}`], kinds: ['products'], facts },
    aliases: ['inventory 7'],
  });
  expect(await tell(halden('a'))).toEqual(['card:halden', 'product:halden', 'products']);
  expect(await tell(halden('a'))).toEqual(['product:halden']);
  expect(await tell({ subject: 'inventory 7' })).toEqual(['product:halden']);
  expect(await tell({ subject: 'inventory 8' })).toEqual([]);
  const renamed = ['card:halden', 'card:holm', 'product:halden', 'product:holm', 'products'];
  expect(await tell(halden('b', 'holm'))).toEqual(renamed);
  const removed = { kinds: ['products'], gone: true, otherwise: ['catalog'] };
  expect(await tell(removed)).toEqual(['card:holm', 'product:holm', 'products']);
  expect((await log.read()).record.changes).toMatchObject({ 'card:holm': { gone: true } });
  expect((await log.read()).record.changes.products).not.toHaveProperty('gone');
  expect(await tell({ ...removed, subject: 'product 2' })).toEqual(['catalog', 'products']);
});

test('of more changes than are told it is told from when on they are known; versions do not go back [R-330]', async () => {
  const object = await openLog('many');
  const before = (await object.read()).record;
  const tags = Array.from({ length: 2_001 }, (_, n) => `product:${n}`);
  const news = { subject: 'product 1', settleMs: 60_000 };
  expect(await object.hear({ ...news, id: '1', tags: tags.slice(0, 1_500) })).toBe('noted');
  expect((await object.read()).record).toMatchObject({ knownSince: before.knownSince });
  expect(await object.hear({ ...news, id: '2', tags: tags.slice(1_500) })).toBe('noted');
  const { changes, knownSince, readAt } = (await object.read()).record;
  expect(Object.keys(changes).length).toBeLessThanOrEqual(2_000);
  expect(knownSince).toBeGreaterThan(readAt);

  const valueAfter = async (version: string) =>
    (await object.confirm('content', version, 15_000)).versions.content?.value;
  expect((await object.read({ content: 3_000 })).due).toEqual(['content']);
  expect((await object.read({ content: 60_000 })).due).toEqual(['content']);
  expect(await valueAfter('m1')).toBe('m1');
  expect((await object.read({ content: 3_000 })).due).toEqual([]);
  expect(await valueAfter('m2')).toBe('m2');
  expect(await valueAfter('m1')).toBe('m2');
  expect(Object.keys((await object.read()).record.changes)).toContain('content');
});
