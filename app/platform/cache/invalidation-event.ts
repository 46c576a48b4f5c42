/** What the change log receives. */

/** A change at a service, as its webhook reports it, in terms that do not depend on the sender. */
export interface InvalidationEvent {
  /** Equal for a retry of the same event, and never for another one. */
  id: string;
  /** What has changed: 'product 632910392'. */
  subject: string;
  /** How long from now the service may still return the previous data, in ms. */
  propagationMs: number;
  /** The subject's tags; omitted when the event only has its id, and the recorded tags apply. */
  tags?: string[];
  /** Tags of its summary in lists, and of the sets that contain it. Invalidated only when `summaryDigest` changes. */
  summaryTags?: string[];
  setTags?: string[];
  /** A digest of everything that lists show, sort and filter by. */
  summaryDigest?: string;
  /** When the subject was changed, in ms since 1970. An event with an earlier revision than the last is superseded. */
  revision?: number;
  /** Other names of the subject in later events. */
  aliases?: string[];
  deleted?: boolean;
  /** Invalidated when `tags` are omitted and none are recorded. Empty: nothing. */
  fallbackTags?: string[];
}

/** duplicate, superseded: nothing was invalidated. unknown: the subject has no recorded tags. */
export type EventResult = 'recorded' | 'duplicate' | 'superseded' | 'unknown';
