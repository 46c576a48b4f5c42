/**
 * One SQLite Durable Object per store. Column names differ from the code: `settledAt` is `propagatedAt`, `gone` is
 * `deleted`, `looks` are summary tags, `facts` is the summary digest. The table `heard` contains event ids. In `state`,
 * `knownSince` is `horizon`, and `settledSince` is `propagatedHorizon`.
 */
import type {
  Cloudflare,
  DurableObjectNamespace,
  DurableObjectState,
  SqlStorage,
} from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Change, ChangeRecord, Version } from './changes';
import type { EventResult, InvalidationEvent } from './invalidation-event';

declare module '../bindings' {
  interface Bindings {
    /** Without this binding, cache entries are renewed only by age. */
    CHANGES?: DurableObjectNamespace<ChangeLog>;
  }
}

export interface Reading {
  record: ChangeRecord;
  due: string[];
}

/** In ms. */
const retentionMs = 30 * 60_000;
const maxChanges = 2_000;
/** Shopify retries an event for four hours. */
const duplicateMs = 2 * 24 * 3600_000;
const lateMs = 60_000;
/**
 * A caller has `leaseMs` to fetch a service's version. During this time, other callers fetch the version only if it is
 * overdue by more than `overdueMs`.
 */
const leaseMs = 3_000;
const overdueMs = 5_000;

type ChangeRow = { tag: string; at: number; settledAt: number; gone: number };
type VersionRow = {
  service: string;
  value: string;
  confirmedAt: number;
};
type SubjectRow = { tags: string; looks: string; facts: string | null; revision: number | null };

export class ChangeLog extends DurableObject {
  readonly #sql: SqlStorage;
  #changes: Record<string, Change> | undefined;
  #leasedAt = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    createTables(this.#sql);
  }

  /** `every`: polling interval per service, in ms. */
  read(every: Record<string, number> = {}): Reading {
    const now = Date.now();
    const versions = this.#versions();
    const due = Object.entries(every).flatMap(([service, ms]) => {
      const over = now - (versions[service]?.confirmedAt ?? 0) - ms;
      const leasedAgo = now - (this.#leasedAt.get(service) ?? 0);
      if (over < 0 || (over < overdueMs && leasedAgo < leaseMs)) return [];
      this.#leasedAt.set(service, now);
      return [service];
    });
    return { record: this.#snapshot(now, versions), due };
  }

  applyEvent(event: InvalidationEvent): EventResult {
    return this.ctx.storage.transactionSync(() => this.#applyEvent(event));
  }

  /**
   * A new version invalidates all cache entries with the service's tag. Earlier versions are ignored for `lateMs` after
   * they were replaced, because outdated replicas may still report them.
   */
  confirm(service: string, value: string, propagationMs: number): ChangeRecord {
    const now = Date.now();
    const sql = this.#sql;
    const [known] = sql.exec<VersionRow>('SELECT * FROM versions WHERE service = ?', service);
    sql.exec('DELETE FROM former_versions WHERE replacedAt < ?', now - lateMs);
    const isLate =
      sql
        .exec('SELECT 1 FROM former_versions WHERE service = ? AND value = ?', service, value)
        .toArray().length > 0;
    if (known?.value === value)
      sql.exec('UPDATE versions SET confirmedAt = ? WHERE service = ?', now, service);
    else if (!isLate)
      this.ctx.storage.transactionSync(() => {
        // The last two columns are no longer used.
        sql.exec(
          'INSERT OR REPLACE INTO versions VALUES (?, ?, ?, NULL, 0)',
          ...[service, value, now],
        );
        if (!known) return;
        sql.exec(
          'INSERT OR REPLACE INTO former_versions VALUES (?, ?, ?)',
          ...[service, known.value, now],
        );
        this.#record([service], { at: now, propagationMs });
      });
    return this.#snapshot(now, this.#versions());
  }

  #applyEvent(event: InvalidationEvent): EventResult {
    const now = Date.now();
    const { id, subject, propagationMs, deleted } = event;
    const sql = this.#sql;
    sql.exec('DELETE FROM heard WHERE at < ?', now - duplicateMs);
    if (sql.exec('SELECT 1 FROM heard WHERE id = ?', id).toArray().length > 0) return 'duplicate';
    sql.exec('INSERT INTO heard VALUES (?, ?)', id, now);
    const known = this.#subject(subject);
    // A revision in the future would supersede all later events.
    const revision = event.revision === undefined ? undefined : Math.min(event.revision, now);
    const former = known?.revision ?? -Infinity;
    if (revision !== undefined && former > revision && former <= now) return 'superseded';
    const tagsBefore = known ? (JSON.parse(known.tags) as string[]) : [];
    const summaryTagsBefore = known ? (JSON.parse(known.looks) as string[]) : [];
    const tags = [...new Set([...(event.tags ?? []), ...tagsBefore])];
    const isSummaryChanged =
      deleted || (event.tags !== undefined && known?.facts !== (event.summaryDigest ?? null));
    const summaryTags = isSummaryChanged
      ? [...new Set([...(event.summaryTags ?? []), ...summaryTagsBefore])]
      : [];
    const setTags = isSummaryChanged ? (event.setTags ?? []) : [];
    if (event.tags)
      for (const name of [subject, ...(event.aliases ?? [])])
        sql.exec(
          `INSERT INTO subjects VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (name) DO
           UPDATE SET tags = ?2, looks = ?3, facts = ?4, revision = ?5
           WHERE tags != ?2 OR looks != ?3 OR facts IS NOT ?4 OR revision IS NOT ?5`,
          name,
          JSON.stringify(event.tags),
          JSON.stringify(name === subject ? (event.summaryTags ?? []) : []),
          ...(name === subject ? [event.summaryDigest ?? null, revision ?? null] : [null, null]),
        );
    // An event without tags, such as a stock change, doesn't prove that a deleted product exists again.
    const mayBeDeleted = !deleted && event.tags === undefined;
    this.#record([...tags, ...summaryTags], { at: now, propagationMs, deleted, mayBeDeleted });
    this.#record([...setTags, ...(tags.length > 0 ? [] : (event.fallbackTags ?? []))], {
      at: now,
      propagationMs,
    });
    return tags.length > 0 ? 'recorded' : 'unknown';
  }

  #subject(name: string): SubjectRow | undefined {
    return this.#sql
      .exec<SubjectRow>('SELECT tags, looks, facts, revision FROM subjects WHERE name = ?', name)
      .toArray()[0];
  }

  #record(
    tags: readonly string[],
    {
      at,
      propagationMs,
      deleted = false,
      mayBeDeleted = false,
    }: { at: number; propagationMs: number; deleted?: boolean; mayBeDeleted?: boolean },
  ): void {
    const sql = this.#sql;
    for (const tag of tags)
      sql.exec(
        `INSERT INTO changes VALUES (?1, ?2, ?3, ?4) ON CONFLICT (tag) DO
         UPDATE SET at = ?2, settledAt = ?3, gone = CASE WHEN ?5 THEN gone ELSE ?4 END`,
        ...[tag, at, at + propagationMs, deleted ? 1 : 0, mayBeDeleted ? 1 : 0],
      );
    sql.exec('DELETE FROM changes WHERE at < ?', at - retentionMs);
    const newest = 'SELECT at FROM changes ORDER BY at DESC LIMIT 1 OFFSET ?';
    const [last] = sql.exec<{ at: number }>(newest, maxChanges).toArray();
    if (last) {
      for (const [name, column] of [
        ['knownSince', 'at'],
        ['settledSince', 'settledAt'],
      ])
        sql.exec(
          `UPDATE state SET value = max(value, (SELECT max(${column}) FROM changes WHERE at <= ?))
           WHERE name = ?`,
          ...[last.at, name],
        );
      sql.exec('DELETE FROM changes WHERE at <= ?', last.at);
    }
    this.#changes = undefined;
  }

  #snapshot(readAt: number, versions: Record<string, Version>): ChangeRecord {
    const sql = this.#sql;
    this.#changes ??= Object.fromEntries(
      [...sql.exec<ChangeRow>('SELECT * FROM changes WHERE at >= ?', readAt - retentionMs)].map(
        ({ tag, at, settledAt, gone }) => [
          tag,
          { at, propagatedAt: settledAt, ...(gone && { deleted: true }) },
        ],
      ),
    );
    return {
      readAt,
      horizon: this.#state('knownSince'),
      propagatedHorizon: this.#state('settledSince'),
      changes: this.#changes,
      versions,
    };
  }

  #state(name: 'knownSince' | 'settledSince'): number {
    return this.#sql.exec<{ value: number }>('SELECT value FROM state WHERE name = ?', name).one()
      .value;
  }

  #versions(): Record<string, Version> {
    const rows = this.#sql.exec<VersionRow>('SELECT * FROM versions');
    return Object.fromEntries(
      [...rows].map(({ service, value, confirmedAt }) => [service, { value, confirmedAt }]),
    );
  }
}

function createTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS changes (
    tag TEXT PRIMARY KEY, at INTEGER NOT NULL, settledAt INTEGER NOT NULL, gone INTEGER NOT NULL)`);
  sql.exec('CREATE INDEX IF NOT EXISTS changes_at ON changes (at)');
  sql.exec(`CREATE TABLE IF NOT EXISTS subjects (
    name TEXT PRIMARY KEY, tags TEXT NOT NULL, looks TEXT NOT NULL, facts TEXT, revision INTEGER)`);
  sql.exec('CREATE TABLE IF NOT EXISTS heard (id TEXT PRIMARY KEY, at INTEGER NOT NULL)');
  sql.exec('CREATE INDEX IF NOT EXISTS heard_at ON heard (at)');
  sql.exec(`CREATE TABLE IF NOT EXISTS versions (
    service TEXT PRIMARY KEY, value TEXT NOT NULL, confirmedAt INTEGER NOT NULL,
    former TEXT, replacedAt INTEGER NOT NULL)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS former_versions (
    service TEXT NOT NULL, value TEXT NOT NULL, replacedAt INTEGER NOT NULL,
    PRIMARY KEY (service, value))`);
  sql.exec('CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value INTEGER NOT NULL)');
  sql.exec("INSERT OR IGNORE INTO state VALUES ('knownSince', ?), ('settledSince', 0)", Date.now());
}
