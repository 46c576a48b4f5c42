/**
 * What has changed at the services lately, and which copies that makes old. A change has a tag ('product:halden',
 * 'content') and a time; what was read of something with this tag before that time is out of date. Safe anywhere.
 */

export interface Change {
  /** When it was heard of, in ms since 1970. */
  at: number;
  /**
   * Until when the service may still answer as before: news come before every copy of the service has them. What
   * was read between `at` and then counts for a moment only, and is then read again.
   */
  settledAt: number;
  /** True for what is not there any more: that a service says so needs no second time. */
  gone?: boolean;
}

/** The latest changes as they were at one moment. */
export interface ChangeRecord {
  /** When it was read, in ms since 1970. */
  readAt: number;
  /** Of what happened before this time it is not known any more what it was: everything counts as changed then. */
  knownSince: number;
  changes: Record<string, Change>;
  /** Versions of services that have one, and when they were last said to be that. */
  versions: Record<string, Version>;
}

export interface Version {
  value: string;
  confirmedAt: number;
}

/** What something was made of: tags, with the time at which each was read, in ms since 1970. */
export type Tags = ReadonlyMap<string, number>;

/**
 * What a copy is validity. old: from before a change. settling: from after it, but its service may not have shown it yet.
 */
export type Validity = 'valid' | 'provisional' | 'invalid';

/** The changes as a request knows them. */
export interface Changes {
  /** `readAt`: when what has these tags was read, in ms since 1970. */
  validityOf(tags: readonly string[], readAt: number): Validity;
  /** The same for what was put together of parts that were read at different times. */
  validityOfAll(tags: Tags): Validity;
  /** Is it known that what has one of these tags is not there any more? */
  isDeleted(tags: readonly string[]): boolean;
  /** The version of a service; undefined when nobody has asked for it lately. */
  version(service: string, now: number): string | undefined;
}

/** How old a record may be, in ms, for what it says to be relied on. */
export const recordMs = 5_000;
/** For how long after it was confirmed a version is one to ask with, in ms. */
export const versionMs = 8_000;

/**
 * The changes of what `latest` gives, which may be another record from moment to moment, or none. `isAnnounced`: does
 * this service say by itself that it has another version? Then the one that is known is that of now.
 */
export function changesOf(
  latest: () => ChangeRecord | undefined,
  isAnnounced: (service: string) => boolean = () => false,
): Changes {
  function validityOf(tag: string, readAt: number, record: ChangeRecord): Validity {
    if (readAt < record.knownSince) return 'invalid';
    const change = record.changes[tag];
    if (!change || readAt >= change.settledAt) return 'valid';
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
    isDeleted: (tags) => tags.some((tag) => latest()?.changes[tag]?.gone === true),
    version(service, now) {
      const record = latest();
      const version = record?.versions[service];
      if (!record || !version) return undefined;
      const saidAt = isAnnounced(service) ? record.readAt : version.confirmedAt;
      return now - saidAt < versionMs ? version.value : undefined;
    },
  };
}

/** Where nothing is known of changes. */
export const noChanges: Changes = changesOf(() => undefined);
