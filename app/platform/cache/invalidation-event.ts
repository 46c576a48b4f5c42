/** A change at a service as its webhook reports it, in terms independent of the sender. */
export interface InvalidationEvent {
  /** The same for retries of an event, and never for another event. */
  id: string;
  /** For example 'product 632910392'. */
  subject: string;
  /** How long from now the service may still return the previous data, in ms. */
  propagationMs: number;
  /** Omitted when the event only has an id; the subject's recorded tags apply. */
  tags?: string[];
  /** Tags of its summary in lists, and of the sets that contain it. Invalidated only when `summaryDigest` changes. */
  summaryTags?: string[];
  setTags?: string[];
  /** A digest of everything that lists show, sort and filter by. */
  summaryDigest?: string;
  /** When the subject changed, in ms since 1970. Events with an earlier revision than the last are superseded. */
  revision?: number;
  /** Other names that later events use for the subject. */
  aliases?: string[];
  deleted?: boolean;
  /** Invalidated when `tags` are omitted and none are recorded. */
  fallbackTags?: string[];
}

/** duplicate, superseded: nothing was invalidated. unknown: the subject has no recorded tags. */
export type EventResult = 'recorded' | 'duplicate' | 'superseded' | 'unknown';
