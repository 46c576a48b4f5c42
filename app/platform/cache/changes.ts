/**
 * A change invalidates cache entries that have its tag ('product:halden', 'content') and were read before the change.
 */

export interface Change {
  /** Milliseconds since 1970. */
  at: number;
  /** Until this time, replicas of the service may return old data, so data is cached only for seconds. */
  propagatedAt: number;
  /** The service reported the deletion, so the cache drops the resource without waiting for confirmation. */
  deleted?: boolean;
}

export interface ChangeRecord {
  /** Milliseconds since 1970. */
  readAt: number;
  /**
   * Milliseconds since 1970. Older changes aren't listed, so cache entries that were read before this time are invalid.
   */
  horizon: number;
  /**
   * Milliseconds since 1970. All entries that were read before this time are provisional, because unlisted changes may
   * still propagate. Missing while the Durable Object runs an earlier release.
   */
  propagatedHorizon?: number;
  changes: Record<string, Change>;
  versions: Record<string, Version>;
}

export interface Version {
  value: string;
  confirmedAt: number;
}

/** When each tag was read, in ms since 1970. */
export type Tags = ReadonlyMap<string, number>;

/** 'provisional': read after a change, but possibly from an outdated replica. */
export type Validity = 'valid' | 'provisional' | 'invalid';

export interface Changes {
  /** `readAt` is in ms since 1970. */
  validityOf(tags: readonly string[], readAt: number): Validity;
  validityOfAll(tags: Tags): Validity;
  isDeleted(tags: readonly string[]): boolean;
  version(service: string, now: number): string | undefined;
}

/** In ms. */
export const recordMs = 5_000;
/** In ms. */
export const versionMs = 8_000;

/**
 * If `hasWebhook(service)` is true, the recorded version counts as current without polling, because webhooks update it.
 */
export function changesOf(
  latest: () => ChangeRecord | undefined,
  hasWebhook: (service: string) => boolean = () => false,
): Changes {
  function validityOf(tag: string, readAt: number, record: ChangeRecord): Validity {
    if (readAt < record.horizon) return 'invalid';
    const change = record.changes[tag];
    if (change && readAt < change.at) return 'invalid';
    const propagatedAt = Math.max(record.propagatedHorizon ?? 0, change?.propagatedAt ?? 0);
    return readAt < propagatedAt ? 'provisional' : 'valid';
  }
  function worstOf(tags: Iterable<readonly [tag: string, readAt: number]>): Validity {
    const record = latest();
    let worst: Validity = 'valid';
    if (!record) return worst;
    for (const [tag, readAt] of tags) {
      const validity = validityOf(tag, readAt, record);
      if (validity === 'invalid') return validity;
      if (validity === 'provisional') worst = validity;
    }
    return worst;
  }
  return {
    validityOf: (tags, readAt) => worstOf(tags.map((tag) => [tag, readAt] as const)),
    validityOfAll: worstOf,
    isDeleted: (tags) => tags.some((tag) => latest()?.changes[tag]?.deleted === true),
    version(service, now) {
      const record = latest();
      const version = record?.versions[service];
      if (!record || !version) return undefined;
      const reportedAt = hasWebhook(service) ? record.readAt : version.confirmedAt;
      return now - reportedAt < versionMs ? version.value : undefined;
    },
  };
}

export const noChanges: Changes = changesOf(() => undefined);
