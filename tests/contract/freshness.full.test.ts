/** `tests/support/freshness-worker.ts` explains this test. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import type { ChangeLog } from '~/platform/cache/change-log.server';
import type { InvalidationEvent } from '~/platform/cache/invalidation-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import type { Outcome, Simulation } from '../support/freshness-worker';

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
    compatibilityDate,
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
  const edits = 1_000;
  const { stale, visits, untouched } = await simulate({ edits, seed: 1, webhooks: true });
  expect(visits).toBe(2 * edits);
  expect(stale).toEqual([]);
  expect(Object.keys(untouched).sort()).toEqual(['hit', 'stale']);
});

test('without webhooks most pages are older, which the test notices [R-330]', async () => {
  const { stale } = await simulate({ edits: 100, seed: 1, webhooks: false });
  expect(stale.length).toBeGreaterThan(50);
});

async function openLog(name: string) {
  const objects = await miniflare.getDurableObjectNamespace('CHANGES');
  return objects.get(objects.idFromName(name)) as unknown as {
    [Verb in 'read' | 'applyEvent' | 'confirm']: (
      ...args: Parameters<ChangeLog[Verb]>
    ) => Promise<ReturnType<ChangeLog[Verb]>>;
  };
}

test('lists are invalidated when what they show of a product changes, by whatever name it had, and when it is deleted [R-331]', async () => {
  const log = await openLog('lists');
  let id = 0;
  const tell = async (event: Partial<InvalidationEvent>) => {
    const before = Object.entries((await log.read()).record.changes);
    await new Promise((resolve) => setTimeout(resolve, 2));
    id += 1;
    await log.applyEvent({ id: `${id}`, subject: 'product 1', propagationMs: 60_000, ...event });
    const { changes } = (await log.read()).record;
    const old = new Map(before.map(([tag, { at }]) => [tag, at]));
    return Object.keys(changes)
      .filter((tag) => changes[tag]!.at !== old.get(tag))
      .sort();
  };
  const halden = (summaryDigest: string, name = 'halden') => ({
    ...{
      tags: [`product:${name}`],
      summaryTags: [`card:${name}`],
      setTags: ['products'],
      summaryDigest,
    },
    aliases: ['inventory 7'],
  });
  expect(await tell(halden('a'))).toEqual(['card:halden', 'product:halden', 'products']);
  expect(await tell(halden('a'))).toEqual(['product:halden']);
  expect(await tell({ subject: 'inventory 7' })).toEqual(['product:halden']);
  expect(await tell({ subject: 'inventory 8' })).toEqual([]);
  const renamed = ['card:halden', 'card:holm', 'product:halden', 'product:holm', 'products'];
  expect(await tell(halden('b', 'holm'))).toEqual(renamed);
  const removed = { setTags: ['products'], deleted: true, fallbackTags: ['catalog'] };
  expect(await tell(removed)).toEqual(['card:holm', 'product:holm', 'products']);
  expect((await log.read()).record.changes).toMatchObject({ 'card:holm': { deleted: true } });
  expect((await log.read()).record.changes.products).not.toHaveProperty('deleted');
  const isGone = async () => (await log.read()).record.changes['product:holm']?.deleted;
  expect(await tell({ subject: 'inventory 7' })).toContain('product:holm');
  expect(await isGone()).toBe(true);
  await tell(halden('c', 'holm'));
  expect(await isGone()).toBeUndefined();
  expect(await tell({ ...removed, subject: 'product 2' })).toEqual(['catalog', 'products']);
});

test('more changes than the log retains move its horizon, and make later entries provisional while the changes propagate; versions do not go back [R-330]', async () => {
  const object = await openLog('many');
  const before = (await object.read()).record;
  const tags = Array.from({ length: 2_001 }, (_, n) => `product:${n}`);
  const event = { subject: 'product 1', propagationMs: 60_000 };
  expect(await object.applyEvent({ ...event, id: '1', tags: tags.slice(0, 1_500) })).toBe(
    'recorded',
  );
  expect((await object.read()).record).toMatchObject({
    horizon: before.horizon,
    propagatedHorizon: 0,
  });
  expect(await object.applyEvent({ ...event, id: '2', tags: tags.slice(1_500) })).toBe('recorded');
  const { changes, horizon, propagatedHorizon, readAt } = (await object.read()).record;
  expect(Object.keys(changes).length).toBeLessThanOrEqual(2_000);
  expect(horizon).toBeLessThanOrEqual(readAt);
  expect(propagatedHorizon! - horizon).toBe(event.propagationMs);

  const valueAfter = async (version: string) =>
    (await object.confirm('content', version, 15_000)).versions.content?.value;
  expect((await object.read({ content: 3_000 })).due).toEqual(['content']);
  expect((await object.read({ content: 60_000 })).due).toEqual(['content']);
  expect(await valueAfter('m1')).toBe('m1');
  expect((await object.read({ content: 3_000 })).due).toEqual([]);
  expect(await valueAfter('m2')).toBe('m2');
  expect(await valueAfter('m1')).toBe('m2');
  expect(await valueAfter('m3')).toBe('m3');
  for (const late of ['m1', 'm2']) expect(await valueAfter(late)).toBe('m3');
  expect(Object.keys((await object.read()).record.changes)).toContain('content');
});
