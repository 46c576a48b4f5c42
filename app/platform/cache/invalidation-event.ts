export interface InvalidationEvent {
  /** The id is the same only for retries of an event. */
  id: string;
  /** What the event is about, for example 'product 632910392'. */
  subject: string;
  /** How long the service may still return the previous data. */
  propagationMs: number;
  /**
   * The field is missing if the event contains only an id. The log then uses the tags that it has recorded for this
   * subject.
   */
  tags?: string[];
  /**
   * `summaryTags` and `setTags` mark pages that list the subject. These pages are invalidated only if `summaryDigest`
   * changes.
   */
  summaryTags?: string[];
  setTags?: string[];
  /** Covers everything that lists show, sort and filter by. */
  summaryDigest?: string;
  /** Milliseconds since 1970. Events with an earlier revision are ignored. */
  revision?: number;
  /** Names of the subject in later events. */
  aliases?: string[];
  deleted?: boolean;
  /** Invalidated if `tags` are omitted and none are recorded. */
  fallbackTags?: string[];
}

/** duplicate, superseded: the event was ignored. unknown: the subject has no recorded tags. */
export type EventResult = 'recorded' | 'duplicate' | 'superseded' | 'unknown';
