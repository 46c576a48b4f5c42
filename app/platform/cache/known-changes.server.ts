/**
 * What an isolate knows of changes at the services. It reads the log of them (`change-log.server.ts`) every other
 * second while it is asked for pages, behind them; what a data centre has just read, all of its isolates share. A page
 * waits for that only when nobody has asked for five seconds, and not for long.
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import type { Log } from '../log/log.server';
import { withinTime } from '../within-time';
import type { ChangeLog } from './change-log.server';
import { cacheAddress, openCacheStore, type CacheBackend } from './cache-store.server';
import { recordMs, versionMs, type ChangeRecord } from './changes';

/** Owned by the isolate. Promises cannot be shared between requests. Times in ms since 1970. */
export interface KnownChanges {
  record?: ChangeRecord;
  startedAt: number;
  failedAt: number;
}

export const openKnownChanges = (): KnownChanges => ({ startedAt: 0, failedAt: 0 });

/** A service whose version is asked for. */
export interface Watched {
  /** True when the service says by itself that there is another one; asking is then for what gets lost. */
  isAnnounced: boolean;
  /** How long after another version copies of the one before may still be read by somebody, in ms. */
  settleMs: number;
  ask(): Promise<string>;
}

export interface KnownChangesParts {
  known: KnownChanges;
  bindings: { CHANGES?: DurableObjectNamespace<ChangeLog> };
  /** The object's name: the store. */
  store: string;
  /** Origin of the site: the Cache API's keys are addresses. */
  origin: string;
  backend: () => Promise<CacheBackend>;
  watched: Readonly<Record<string, Watched>>;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  now?: () => number;
}

/** Age of a record, in ms, from which it is read again behind a page. */
const renewMs = 1_500;
/** How long a page waits for it, and how long no page does after that was in vain; in ms. */
const patienceMs = 400;
const pauseMs = 30_000;
/** How often versions are asked for, in ms: of services that say nothing, and of those that do. */
const askMs = { silent: 3_000, announced: 60_000 };

/** Sees to it that `known` has a record to rely on. Never throws: without one, copies count by their age alone. */
export async function learnChanges(parts: KnownChangesParts): Promise<void> {
  const { known, bindings, log, waitUntil, now = Date.now } = parts;
  if (!bindings.CHANGES) return;
  const ageOf = (record?: ChangeRecord) => now() - (record?.readAt ?? -Infinity);
  if (ageOf(known.record) < renewMs) return;
  const mayWait = ageOf(known.record) >= recordMs && now() - known.failedAt >= pauseMs;
  if (!mayWait && now() - known.startedAt < renewMs) return;
  known.startedAt = now();
  const reading = read(parts).catch((error: unknown) => {
    known.failedAt = now();
    log.warn('changes-unknown', { error });
  });
  waitUntil(reading);
  if (!mayWait) return;
  await withinTime(reading, patienceMs).catch(() => {
    known.failedAt = now();
    log.warn('changes-late');
  });
}

/** Reads the record, from the data centre's copy or the object, and asks the services that are due. */
async function read(parts: KnownChangesParts): Promise<void> {
  const { known, bindings, store, origin, backend, watched, log, waitUntil } = parts;
  const { now = Date.now } = parts;
  const shared = openCacheStore(backend, log);
  const address = await cacheAddress(origin, ['changes', 1, store]);
  const adopt = (record: ChangeRecord) => {
    if (record.readAt >= (known.record?.readAt ?? 0)) known.record = record;
  };
  const found = await shared.get(address);
  if (found && now() - found.storedAt < renewMs) return adopt(found.value as ChangeRecord);
  const object = bindings.CHANGES!.getByName(store);
  const every = Object.entries(watched).map(([service, { isAnnounced }]) => [
    service,
    isAnnounced ? askMs.announced : askMs.silent,
  ]);
  const startedAt = now();
  const { record: told, due } = await object.read(Object.fromEntries(every));
  const keep = (record: ChangeRecord) => {
    // As old as the question: the answer may have been long on its way.
    const dated = { ...record, readAt: startedAt };
    adopt(dated);
    waitUntil(shared.put(address, { storedAt: startedAt, value: dated }, 5));
  };
  const asking = due.map(async (service) => {
    const { ask, settleMs } = watched[service]!;
    keep(await object.confirm(service, await ask(), settleMs));
  });
  const asked = Promise.all(asking);
  const isSure = Object.entries(watched).every(
    ([service, { isAnnounced }]) =>
      isAnnounced || now() - (told.versions[service]?.confirmedAt ?? -Infinity) < versionMs,
  );
  if (isSure || due.length === 0) {
    keep(told);
    waitUntil(asked.catch((error: unknown) => log.warn('version-unknown', { error })));
    return;
  }
  try {
    await asked;
  } catch (error) {
    known.failedAt = now();
    log.warn('version-unknown', { error });
    keep(told);
  }
}
