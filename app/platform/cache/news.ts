/** What the log of changes is told. */

/** What a webhook says, in words that do not depend on its sender. */
export interface News {
  /** Equal for a repetition of the same news, and never for others. */
  id: string;
  /** Name of what it is about: 'product 632910392'. */
  subject: string;
  /** What of its sender's copies may still be as before, for how long from now; in ms. */
  settleMs: number;
  /** The subject's tags; omitted when the news give no more than its name, and the ones that are known are meant. */
  tags?: string[];
  /** Tags of what lists show of it, and of all among which it is found. They change with `facts` only. */
  looks?: string[];
  kinds?: string[];
  /** A digest of what matters to lists. */
  facts?: string;
  /** When the subject was changed, in ms since 1970: news with an earlier one are overtaken. */
  revision?: number;
  /** Other names under which news may speak of it. */
  aliases?: string[];
  gone?: boolean;
  /** What changes when tags are omitted and none are known. Empty: nothing. */
  otherwise?: string[];
}

/** repeated, overtaken: there is nothing to do. unknown: nobody knows what it is about. */
export type Heard = 'noted' | 'repeated' | 'overtaken' | 'unknown';
