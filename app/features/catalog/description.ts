/**
 * Splits a product description into its text and the list of facts at its end
 * (`<li><strong>Term:</strong> text</li>`), which are shown apart from it. Pure, but for the server: the table of entities is large.
 */

import { decodeHTML } from 'entities/decode';

export interface Fact {
  term: string;
  text: string;
}

export interface Description {
  /** Cleaned HTML without the facts. */
  html: string;
  /** Dimensions per size, for a product with several. */
  sizes: Fact[];
  care: string | null;
  /** All other facts, such as material, and dimensions when there is one size. */
  facts: Fact[];
}

const fact = /<li>\s*<strong>([^<:]{1,60}):?\s*<\/strong>:?([^<]*)<\/li>/gi;
const emptyList = /<ul>\s*<\/ul>/gi;

/** Text between tags, as a browser shows it. */
const plain = (html: string) => decodeHTML(html).replaceAll('\u00a0', ' ').trim();

const unread = /<(script|style)\b[\s\S]*?<\/\1>/gi;
const inline = /<\/?(?:a|b|em|i|span|strong)\b[^>]*>/gi;
/** The end of a block whose text has no closing punctuation. */
const openEnd = /([^\s.,:;!?>])\s*(?=<\/(?:li|p|h[1-6])>)/gi;

/** The description as plain text in one line; list items end like sentences. */
export const descriptionText = (html: string): string =>
  plain(
    html
      .replace(unread, '')
      .replace(inline, '')
      .replace(openEnd, '$1.')
      .replace(/<[^<>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Splits cleaned HTML; `optionValues` are the names of the sizes and finishes for sale. */
export function readDescription(html: string, optionValues: readonly string[]): Description {
  const found = [...html.matchAll(fact)].map(([, term = '', text = '']) => ({
    term: plain(term),
    text: plain(text),
  }));
  const isSize = ({ term }: Fact) => optionValues.includes(term);
  const isCare = ({ term }: Fact) => /^care\b/i.test(term);
  return {
    html: html.replace(fact, '').replace(emptyList, ''),
    sizes: found.filter(isSize),
    care: found.find(isCare)?.text ?? null,
    facts: found.filter((one) => !isSize(one) && !isCare(one)),
  };
}
