/**
 * A description as the shop writes it: a story, then a list of `<li><strong>Term:</strong> text</li>`.
 * The list's facts get places of their own on the page. Pure.
 */

export interface Fact {
  term: string;
  text: string;
}

export interface Description {
  /** Cleaned HTML without the facts. */
  story: string;
  /** Dimensions of each size that can be chosen. */
  sizes: Fact[];
  care: string | null;
  /** Everything else: material, dimensions of a one-size product. */
  facts: Fact[];
}

const fact = /<li>\s*<strong>([^<:]{1,60}):?\s*<\/strong>:?\s*([^<]*)<\/li>/gi;
const emptyList = /<ul>\s*<\/ul>/gi;

/** Entities that the cleaner leaves in texts. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};
const plain = (html: string) =>
  html
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .trim();

const unread = /<(script|style)\b[\s\S]*?<\/\1>/gi;
const inline = /<\/?(?:a|b|em|i|span|strong)\b[^>]*>/gi;
/** The end of a block whose words end without a mark. */
const openEnd = /([^\s.,:;!?>])\s*(?=<\/(?:li|p|h[1-6])>)/gi;

/** Words of a description in one line, where list items end as sentences do. */
export const descriptionText = (html: string): string =>
  plain(
    html
      .replace(unread, '')
      .replace(inline, '')
      .replace(openEnd, '$1.')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** `html` is cleaned; `optionValues` are the names of sizes and finishes that can be chosen. */
export function readDescription(html: string, optionValues: readonly string[]): Description {
  const found = [...html.matchAll(fact)].map(([, term = '', text = '']) => ({
    term: plain(term),
    text: plain(text),
  }));
  const isSize = ({ term }: Fact) => optionValues.includes(term);
  const isCare = ({ term }: Fact) => /^care\b/i.test(term);
  return {
    story: html.replace(fact, '').replace(emptyList, ''),
    sizes: found.filter(isSize),
    care: found.find(isCare)?.text ?? null,
    facts: found.filter((one) => !isSize(one) && !isCare(one)),
  };
}
