/** A product in a line, for search engines. Pure. */
import type { Product } from './product';

/** What search engines show, in characters. */
const maxLength = 160;
/** Whole sentences that are shorter are continued with the beginning of the next. */
const minLength = 60;

/** As many whole sentences as fit, else the text up to a word. `text` is plain, in one line. */
export function firstSentences(text: string): string {
  if (text.length <= maxLength) return text;
  const ends = [...text.slice(0, maxLength + 1).matchAll(/[.!?](?=\s)/g)].map(
    ({ index }) => index + 1,
  );
  const end = ends.at(-1) ?? 0;
  if (end >= minLength) return text.slice(0, end);
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  // A text without spaces is cut between two characters, not between the halves of one.
  const whole = space > 0 ? cut.slice(0, space) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/[,;:.–-]$/, '').trimEnd()}…`;
}

/** The content team's text for search engines, else the beginning of the description, else what it is. */
export const summaryOf = ({
  seo,
  descriptionText,
  title,
  finish,
  vendor,
}: Pick<Product, 'seo' | 'descriptionText' | 'title' | 'finish' | 'vendor'>): string =>
  seo.description?.trim() ||
  firstSentences(descriptionText.trim()) ||
  [title, finish, vendor].filter(Boolean).join(', ');
