import type { Product } from './product';

/** Characters that search engines show. */
const maxLength = 160;
/** Shorter texts get part of the next sentence. */
const minLength = 60;

/** As many complete sentences as fit, or part of the first. `text`: plain text in one line. */
export function firstSentences(text: string): string {
  if (text.length <= maxLength) return text;
  const ends = [...text.slice(0, maxLength + 1).matchAll(/[.!?](?=\s)/g)].map(
    ({ index }) => index + 1,
  );
  const end = ends.at(-1) ?? 0;
  if (end >= minLength) return text.slice(0, end);
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  // A cut never splits a surrogate pair.
  const whole = space > 0 ? cut.slice(0, space) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/[,;:.–-]$/, '').trimEnd()}…`;
}

/** The SEO text, else the description's start, else title, finish and vendor. */
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
