export interface InvalidationEvent {
  /** Only retries of an event have the same id. */
  id: string;
  /** What the event is about, for example 'product 632910392'. */
  subject: string;
  /** In ms: how long the service may still return the previous data. */
  propagationMs: number;
  /** Missing if the event contains only an id. The change log then uses the tags that it recorded for the subject. */
  tags?: string[];
  /** Tags of pages that list the subject. A change of `summaryDigest` invalidates these pages. */
  summaryTags?: string[];
  setTags?: string[];
  /** Digest of the fields that lists show, sort by and filter by. */
  summaryDigest?: string;
  /** Milliseconds since 1970. Events with an earlier revision are ignored. */
  revision?: number;
  /** Other names by which later events may identify the subject. */
  aliases?: string[];
  deleted?: boolean;
  /** Invalidated if `tags` are omitted and none are recorded. */
  fallbackTags?: string[];
}

/** duplicate, superseded: the event was ignored. unknown: the subject has no recorded tags. */
export type EventResult = 'recorded' | 'duplicate' | 'superseded' | 'unknown';
