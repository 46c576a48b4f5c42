/**
 * An isolate updates its copy of the change log every 1.5 seconds. Pages wait briefly if the copy is older than five
 * seconds.
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import type { Log } from '../log/log.server';
import { withinTime } from '../within-time';
import type { ChangeLog } from './change-log.server';
import { cacheAddress, openCacheStore, type CacheBackend } from './cache-store.server';
import { recordMs, versionMs, type ChangeRecord } from './changes';

/** One per isolate. Times in ms since 1970. */
export interface KnownChanges {
  record?: ChangeRecord;
  startedAt: number;
  failedAt: number;
}

export const openKnownChanges = (): KnownChanges => ({ startedAt: 0, failedAt: 0 });

interface VersionedService {
  /** The service reports new versions by webhook. Polling only covers lost webhooks. */
  hasWebhook: boolean;
  /** In ms: how long the service may still return the previous version. */
  propagationMs: number;
  fetchVersion(): Promise<string>;
}

export interface KnownChangesParts {
  known: KnownChanges;
  bindings: { CHANGES?: DurableObjectNamespace<ChangeLog> };
  store: string;
  origin: string;
  backend: () => Promise<CacheBackend>;
  watched: Readonly<Record<string, VersionedService>>;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  now?: () => number;
}

const renewMs = 1_500;
/** In ms. For `pauseMs` after a timeout or failure, pages don't wait. */
const timeoutMs = 400;
const pauseMs = 30_000;
const pollMs = { withoutWebhook: 3_000, withWebhook: 60_000 };

/** Never throws. Without a record, entries are renewed only by age. */
export async function updateKnownChanges(parts: KnownChangesParts): Promise<void> {
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
  await withinTime(reading, timeoutMs).catch(() => {
    known.failedAt = now();
    log.warn('changes-late');
  });
}

async function read(parts: KnownChangesParts): Promise<void> {
  const { known, bindings, store, origin, backend, watched, log, waitUntil } = parts;
  const { now = Date.now } = parts;
  const shared = openCacheStore(backend, log);
  const address = await cacheAddress(origin, ['changes', 3, store]);
  const adopt = (record: ChangeRecord) => {
    if (record.readAt >= (known.record?.readAt ?? 0)) known.record = record;
  };
  const found = await shared.get(address);
  if (found && now() - found.storedAt < renewMs) return adopt(found.value as ChangeRecord);
  const object = bindings.CHANGES!.getByName(store);
  const every = Object.entries(watched).map(([service, { hasWebhook }]) => [
    service,
    hasWebhook ? pollMs.withWebhook : pollMs.withoutWebhook,
  ]);
  const startedAt = now();
  const { record: fetched, due } = await object.read(Object.fromEntries(every));
  const save = (record: ChangeRecord) => {
    // The reply may be slow.
    const dated = { ...record, readAt: startedAt };
    adopt(dated);
    waitUntil(shared.put(address, { storedAt: startedAt, value: dated }, 5));
  };
  const updates = due.map(async (service) => {
    const { fetchVersion, propagationMs } = watched[service]!;
    save(await object.confirm(service, await fetchVersion(), propagationMs));
  });
  const updated = Promise.all(updates);
  const isCurrent = Object.entries(watched).every(
    ([service, { hasWebhook }]) =>
      hasWebhook || now() - (fetched.versions[service]?.confirmedAt ?? -Infinity) < versionMs,
  );
  if (isCurrent || due.length === 0) {
    save(fetched);
    waitUntil(updated.catch((error: unknown) => log.warn('version-unknown', { error })));
    return;
  }
  try {
    await updated;
  } catch (error) {
    known.failedAt = now();
    log.warn('version-unknown', { error });
    save(fetched);
  }
}
