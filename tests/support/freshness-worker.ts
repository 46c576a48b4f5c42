/**
 * Simulates a thousand edits and shoppers in two data centers with two isolates each. Caches and
 * change log are the shop's code; clock and API are simulated.
 */
import * as v from 'valibot';
import { catalogueEvent } from '~/features/catalog/catalog-invalidation';
import { anyOfCatalogue, cardTag, productTag } from '~/features/catalog/catalog-tags';
import { ChangeLog } from '~/platform/cache/change-log.server';
import { changesOf, noChanges, type Tags } from '~/platform/cache/changes';
import { openDataCache } from '~/platform/cache/data-cache.server';
import { updateKnownChanges, openKnownChanges } from '~/platform/cache/known-changes.server';
import { openPageCache, openSharedPages } from '~/platform/cache/page-cache.server';
import { openLog } from '~/platform/log/log.server';

/** A Durable Object's stub: its methods return promises. */
type Remote<T, Names extends keyof T> = {
  [Name in Names]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};

export { ChangeLog };

export interface Simulation {
  edits: number;
  seed: number;
  webhooks: boolean;
}
export interface Outcome {
  /** Pages older than promised, with the number of missed edits. */
  stale: string[];
  visits: number;
  /** Cache results for unchanged pages that the data center showed recently. */
  untouched: Record<string, number>;
}

/** Longest staleness after the API shows a change, in ms. */
const promisedMs = 10_000;
/** Lifetime of an entry since its last request, in ms. */
const keptMs = 590_000;
/** The API's longest delay, in ms. */
const longestLagMs = 20_000;

const products = Array.from({ length: 60 }, (_, n) => `product-${n}`);
/** The first ten products never change. */
const changed = products.slice(10);

export default {
  async fetch(request: Request, env: { CHANGES: never }): Promise<Response> {
    const { now } = Date;
    const clock = { now: now() };
    Date.now = () => clock.now;
    const { edits, seed, webhooks } = (await request.json()) as Simulation;
    const random = randomOf(seed);
    const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
    const api = openApi(clock);
    const centres = [openCentre(), openCentre()];
    const isolates = centres.flatMap((centre) => [openIsolate(centre), openIsolate(centre)]);
    const log = openLog({}, [], () => undefined);
    const seen = new Map<string, number>();
    const outcome: Outcome = { stale: [], visits: 0, untouched: {} };

    async function visit(page: string, shown: readonly string[]) {
      const isolate = any(isolates);
      const background: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => void background.push(work);
      const base = { origin: 'https://shop.example', log, waitUntil };
      const changes = webhooks ? changesOf(() => isolate.known.record) : noChanges;
      const backend = async () => isolate.centre;
      if (webhooks)
        await updateKnownChanges({
          ...{ ...base, known: isolate.known, bindings: env, store: 'us', backend },
          watched: {},
        });
      const pages = openPageCache({ ...base, shared: isolate.pages, backend, changes });
      const render = async () => {
        const tags = new Map<string, number>();
        const data = openDataCache({
          ...base,
          ...{ backend, scope: [], market: { currency: 'USD', country: 'US' }, changes },
          refreshing: isolate.refreshing,
          onRead: (read, at) => {
            for (const tag of read) tags.set(tag, Math.min(at, tags.get(tag) ?? Infinity));
          },
        });
        const values = await data.read({
          ...{ key: [page], version: 1, variesBy: [], freshSeconds: 60, staleSeconds: 86_400 },
          schema: v.record(v.string(), v.number()),
          dependencies: () => ({
            tags: [anyOfCatalogue, ...shown.map(shown.length > 1 ? cardTag : productTag)],
          }),
          load: async () => Object.fromEntries(shown.map((one) => [one, api.read(one)])),
        });
        return {
          response: Response.json(values),
          marks: { nonce: 'none', slot: 'none' },
          quality: () => 'complete' as const,
          tags: tags as Tags,
        };
      };
      const ages = { freshSeconds: 10, renewSeconds: 600, outageSeconds: 86_400 };
      const { entry, found } = await pages.read({ key: [page], ...ages, render });
      const values = JSON.parse(new TextDecoder().decode(entry.bytes)) as Record<string, number>;
      while (background.length > 0) await background.shift();
      outcome.visits += 1;
      for (const one of shown) {
        const missing = api.owed(one, promisedMs) - values[one]!;
        if (missing > 0) outcome.stale.push(`${page} ${one} ${missing} edits behind, ${found}`);
      }
      const isUntouched = shown.every((one) => !changed.includes(one));
      const place = `${page} ${centres.indexOf(isolate.centre)}`;
      if (isUntouched && clock.now - (seen.get(place) ?? -Infinity) < keptMs)
        outcome.untouched[found] = (outcome.untouched[found] ?? 0) + 1;
      seen.set(place, clock.now);
    }

    const object = (
      env.CHANGES as { getByName(name: string): Remote<ChangeLog, 'applyEvent'> }
    ).getByName('us');
    for (let edit = 0; edit < edits; edit += 1) {
      clock.now += random() < 0.5 ? 0 : Math.floor(random() * 4_000);
      const handle = any(changed);
      api.edit(handle, clock.now + Math.floor(random() ** 3 * longestLagMs));
      const at = new Date(clock.now).toISOString();
      const payload = { id: handle, handle, updated_at: at, status: 'active', title: `${edit}` };
      if (webhooks)
        await object.applyEvent(await catalogueEvent('products/update', payload, `${edit}`));
      clock.now += Math.floor(random() * 2_000);
      const one = any(products);
      await visit(one, [one]);
      const start = Math.floor(random() * 6) * 10;
      await visit(`list-${start}`, products.slice(start, start + 10));
    }
    Date.now = now;
    return Response.json(outcome);
  },
};

function openApi(clock: { now: number }) {
  const shownAt = new Map<string, number[]>();
  const edits = (one: string) => shownAt.get(one) ?? [];
  const shownBy = (one: string, time: number) => edits(one).filter((at) => at <= time).length;
  return {
    edit(one: string, at: number) {
      shownAt.set(one, [...edits(one), Math.max(at, edits(one).at(-1) ?? 0)]);
    },
    read: (one: string) => shownBy(one, clock.now),
    owed: (one: string, ms: number) => shownBy(one, clock.now - ms),
  };
}

function openCentre() {
  const stored = new Map<string, Response>();
  return {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
    delete: async (url: string) => stored.delete(url),
  };
}

const openIsolate = (centre: ReturnType<typeof openCentre>) => ({
  centre,
  known: openKnownChanges(),
  pages: openSharedPages(),
  refreshing: new Map<string, number>(),
});

/** Mulberry32: repeatable numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
