/**
 * Knows what has changed at the services lately: a Durable Object, one per store. Webhooks write to it, and every
 * isolate reads it (`known-changes.server.ts`). It decides what news mean: which are repeated or overtaken, and what
 * they are about if they give an id only.
 * Bound as CHANGES; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import type {
  Cloudflare,
  DurableObjectNamespace,
  DurableObjectState,
  SqlStorage,
} from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Change, ChangeRecord, Version } from './changes';
import type { Heard, News } from './news';

declare module '../context.server' {
  interface Bindings {
    /** What has changed at the services, one object per store. Unbound: copies are renewed by their age alone. */
    CHANGES?: DurableObjectNamespace<ChangeLog>;
  }
}

/** What a reader gets. */
export interface Reading {
  record: ChangeRecord;
  /** The services that this reader should ask for their version. */
  due: string[];
}

/** How long a change is told: no copy is served longer without being read again; in ms. */
const keptMs = 30 * 60_000;
/** The most changes that are told; of more, it is only said that they were. */
const mostChanges = 2_000;
/** How long repetitions are known as such, in ms. Shopify sends news again for four hours. */
const rememberMs = 2 * 24 * 3600_000;
/** For how long after a version was replaced it may still be heard of, in ms. */
const lateMs = 60_000;
/** For how long the others leave the asking to the one that was told to ask, and when they do not any more; in ms. */
const leaseMs = 3_000;
const overdueMs = 5_000;

type ChangeRow = { tag: string; at: number; settledAt: number; gone: number };
type VersionRow = {
  service: string;
  value: string;
  confirmedAt: number;
  former: string | null;
  replacedAt: number;
};
type SubjectRow = { tags: string; looks: string; facts: string | null; revision: number | null };

export class ChangeLog extends DurableObject {
  readonly #sql: SqlStorage;
  #changes: Record<string, Change> | undefined;
  /** When readers were last told to ask a service. */
  #asked = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    createTables(this.#sql);
  }

  /** The latest changes. `every`: how often a service should be asked for its version, in ms, by its name. */
  read(every: Record<string, number> = {}): Reading {
    const now = Date.now();
    const versions = this.#versions();
    const due = Object.entries(every).flatMap(([service, ms]) => {
      const over = now - (versions[service]?.confirmedAt ?? 0) - ms;
      const askedAgo = now - (this.#asked.get(service) ?? 0);
      if (over < 0 || (over < overdueMs && askedAgo < leaseMs)) return [];
      this.#asked.set(service, now);
      return [service];
    });
    return { record: this.#record(now, versions), due };
  }

  /** Takes news in. Nothing happens when they have been heard before. */
  hear(news: News): Heard {
    return this.ctx.storage.transactionSync(() => this.#hear(news));
  }

  /**
   * A service has this version now. Another one than before is a change of all that has its name as a tag. The one
   * before that comes from somebody who has asked earlier, or a copy of the service that is late.
   */
  confirm(service: string, value: string, settleMs: number): ChangeRecord {
    const now = Date.now();
    const sql = this.#sql;
    const [known] = sql.exec<VersionRow>('SELECT * FROM versions WHERE service = ?', service);
    const isLate = known?.former === value && now - known.replacedAt < lateMs;
    if (known?.value === value)
      sql.exec('UPDATE versions SET confirmedAt = ? WHERE service = ?', now, service);
    else if (!isLate)
      this.ctx.storage.transactionSync(() => {
        const former = known?.value ?? null;
        const row = [service, value, now, former, now];
        sql.exec('INSERT OR REPLACE INTO versions VALUES (?, ?, ?, ?, ?)', ...row);
        if (known) this.#note([service], { at: now, settleMs });
      });
    return this.#record(now, this.#versions());
  }

  #hear(news: News): Heard {
    const now = Date.now();
    const { id, subject, settleMs, gone } = news;
    const sql = this.#sql;
    sql.exec('DELETE FROM heard WHERE at < ?', now - rememberMs);
    if (sql.exec('SELECT 1 FROM heard WHERE id = ?', id).toArray().length > 0) return 'repeated';
    sql.exec('INSERT INTO heard VALUES (?, ?)', id, now);
    const known = this.#subject(subject);
    // Dated later than now, they would overtake all that comes until then.
    const revision = news.revision === undefined ? undefined : Math.min(news.revision, now);
    const former = known?.revision ?? -Infinity;
    if (revision !== undefined && former > revision && former <= now) return 'overtaken';
    const before = known ? (JSON.parse(known.tags) as string[]) : [];
    const beforeLooks = known ? (JSON.parse(known.looks) as string[]) : [];
    const tags = [...new Set([...(news.tags ?? []), ...before])];
    const areOthers = gone || (news.tags !== undefined && known?.facts !== (news.facts ?? null));
    const looks = areOthers ? [...new Set([...(news.looks ?? []), ...beforeLooks])] : [];
    const kinds = areOthers ? (news.kinds ?? []) : [];
    if (news.tags)
      for (const name of [subject, ...(news.aliases ?? [])])
        sql.exec(
          `INSERT INTO subjects VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (name) DO
           UPDATE SET tags = ?2, looks = ?3, facts = ?4, revision = ?5
           WHERE tags != ?2 OR looks != ?3 OR facts IS NOT ?4 OR revision IS NOT ?5`,
          name,
          JSON.stringify(news.tags),
          JSON.stringify(name === subject ? (news.looks ?? []) : []),
          ...(name === subject ? [news.facts ?? null, revision ?? null] : [null, null]),
        );
    this.#note([...tags, ...looks], { at: now, settleMs, gone });
    this.#note([...kinds, ...(tags.length > 0 ? [] : (news.otherwise ?? []))], {
      at: now,
      settleMs,
    });
    return tags.length > 0 ? 'noted' : 'unknown';
  }

  #subject(name: string): SubjectRow | undefined {
    return this.#sql
      .exec<SubjectRow>('SELECT tags, looks, facts, revision FROM subjects WHERE name = ?', name)
      .toArray()[0];
  }

  #note(
    tags: readonly string[],
    { at, settleMs, gone = false }: { at: number; settleMs: number; gone?: boolean },
  ): void {
    const sql = this.#sql;
    for (const tag of tags)
      sql.exec(
        'INSERT OR REPLACE INTO changes VALUES (?, ?, ?, ?)',
        ...[tag, at, at + settleMs, gone ? 1 : 0],
      );
    sql.exec('DELETE FROM changes WHERE at < ?', at - keptMs);
    // Of what is told no more, nobody can say any more what is older.
    const newest = 'SELECT at FROM changes ORDER BY at DESC LIMIT 1 OFFSET ?';
    const [last] = sql.exec<{ at: number }>(newest, mostChanges).toArray();
    if (last) {
      sql.exec(
        `UPDATE state SET value = max(value, (SELECT max(settledAt) FROM changes WHERE at <= ?))
         WHERE name = 'knownSince'`,
        last.at,
      );
      sql.exec('DELETE FROM changes WHERE at <= ?', last.at);
    }
    this.#changes = undefined;
  }

  #record(readAt: number, versions: Record<string, Version>): ChangeRecord {
    const sql = this.#sql;
    this.#changes ??= Object.fromEntries(
      [...sql.exec<ChangeRow>('SELECT * FROM changes WHERE at >= ?', readAt - keptMs)].map(
        ({ tag, at, settledAt, gone }) => [tag, { at, settledAt, ...(gone && { gone: true }) }],
      ),
    );
    const [{ value: knownSince } = { value: 0 }] = sql
      .exec<{ value: number }>("SELECT value FROM state WHERE name = 'knownSince'")
      .toArray();
    return { readAt, knownSince, changes: this.#changes, versions };
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
  sql.exec('CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value INTEGER NOT NULL)');
  // Whoever begins to listen knows nothing of what was before.
  sql.exec("INSERT OR IGNORE INTO state VALUES ('knownSince', ?)", Date.now());
}
