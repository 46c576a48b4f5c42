/**
 * Recent changes at the services, and which cache entries they invalidate. A change has a tag ('product:halden', 'content')
 * and a time; an entry with this tag that was read before that time is invalid. Safe anywhere.
 */

export interface Change {
  /** When it was reported, in ms since 1970. */
  at: number;
  /**
   * Until when the service may still return the previous data: its webhooks arrive before all of its replicas have the
   * change. What was read between `at` and then is provisional: cached for seconds, then read again.
   */
  propagatedAt: number;
  /** Removed at the service: an absence needs no confirmation. */
  deleted?: boolean;
}

/** A snapshot of the latest changes. */
export interface ChangeRecord {
  /** When it was read, in ms since 1970. */
  readAt: number;
  /** Entries older than the log's horizon can't be dated, so they count as invalid. In ms since 1970. */
  horizon: number;
  changes: Record<string, Change>;
  /** Versions of services that have one, and when they were last confirmed. */
  versions: Record<string, Version>;
}

export interface Version {
  value: string;
  confirmedAt: number;
}

/** Tags of what something depends on, with the time at which each was read, in ms since 1970. */
export type Tags = ReadonlyMap<string, number>;

/**
 * Of a cache entry. invalid: read before a change. provisional: read after it, but the service may not have returned it yet.
 */
export type Validity = 'valid' | 'provisional' | 'invalid';

/** The changes as they are known to a request. */
export interface Changes {
  /** `readAt`: when what has these tags was read, in ms since 1970. */
  validityOf(tags: readonly string[], readAt: number): Validity;
  /** The same for an entry whose parts were read at different times. */
  validityOfAll(tags: Tags): Validity;
  /** True if something with one of these tags was deleted. */
  isDeleted(tags: readonly string[]): boolean;
  /** The version of a service; undefined if it was not confirmed lately. */
  version(service: string, now: number): string | undefined;
}

/** Maximum age of a record that is relied on, in ms. */
export const recordMs = 5_000;
/** How long after its confirmation a version is used, in ms. */
export const versionMs = 8_000;

/**
 * The changes of `latest()`, which may return another record from call to call, or none. `hasWebhook`: the service reports a
 * new version by itself, so the known one is current.
 */
export function changesOf(
  latest: () => ChangeRecord | undefined,
  hasWebhook: (service: string) => boolean = () => false,
): Changes {
  function validityOf(tag: string, readAt: number, record: ChangeRecord): Validity {
    if (readAt < record.horizon) return 'invalid';
    const change = record.changes[tag];
    if (!change || readAt >= change.propagatedAt) return 'valid';
    return readAt < change.at ? 'invalid' : 'provisional';
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
      const saidAt = hasWebhook(service) ? record.readAt : version.confirmedAt;
      return now - saidAt < versionMs ? version.value : undefined;
    },
  };
}

/** Without a change log. */
export const noChanges: Changes = changesOf(() => undefined);
