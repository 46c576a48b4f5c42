/**
 * Writes Markdown (CommonMark, with GitHub's tables). Text is always escaped: only `inline` and the functions below
 * make `Markdown`, and they escape each string that they are given.
 */

export class Markdown {
  constructor(readonly source: string) {}
}

/** What the writers of pages need to know about the shop. */
export interface MarkdownSite {
  locale: string;
  /**
   * Returns the absolute URL of a path or a checked link, in the page's market. Returns null for a link within the
   * page, because the Markdown's headings have no ids.
   */
  addressOf(href: string): string | null;
}

export type Inline = string | number | Markdown;

/** Control characters, which could end a line, and characters that change the following text's reading direction. */
// eslint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns the text in one line, and escapes the characters that mean something in Markdown. `<` and `&` become
 * character references, so that the text contains no HTML even for readers that don't know Markdown's backslashes.
 */
function escape(text: string): string {
  return (
    text
      .replace(unseen, '')
      .replace(/\s+/g, ' ')
      .replace(/&(?=#|[a-z])/gi, '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[\\`*_[\]|~]/g, '\\$&')
      // Before a link, `!` would make a picture.
      .replace(/!$/, '\\!')
      .replace(/^(\s*)([#>+=-]|\d{1,9}(?=[.)](?:\s|$)))/, (_, space: string, mark: string) =>
        /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
      )
  );
}

const sourceOf = (value: Inline): string =>
  value instanceof Markdown ? value.source : escape(String(value));

/** Escapes inserted strings: `` inline`**Price**: ${price}` ``. The name `md` would make formatters change templates. */
export const inline = (parts: TemplateStringsArray, ...values: Inline[]): Markdown =>
  new Markdown(
    parts.reduce((text, part, index) => text + sourceOf(values[index - 1] ?? '') + part),
  );

/** Joins the values that are neither empty nor missing. */
export const joined = (
  values: readonly (Inline | null | undefined | false)[],
  separator = ' ',
): Markdown =>
  new Markdown(
    values
      .flatMap((value) => (value || value === 0 ? [sourceOf(value)] : []))
      .filter(Boolean)
      .join(separator),
  );

export const isEmpty = ({ source }: Markdown): boolean => source.trim() === '';

/** Each line is emphasized by itself, because emphasis must not begin or end with a space or a line break. */
export const emphasized = (mark: '*' | '**', { source }: Markdown): Markdown =>
  new Markdown(
    source
      .split(lineBreak.source)
      .map((line) => {
        const text = line.trim();
        return text ? line.replace(text, () => mark + text + mark) : line;
      })
      .join(lineBreak.source),
  );

/** Inline Markdown contains no other line ends, because `inline` removes them from texts. */
export const lineBreak = new Markdown('\\\n');

export const inOneLine = ({ source }: Markdown): Markdown =>
  new Markdown(source.replace(/\\\n|\n+/g, ' ').trim());

/**
 * Joins inline parts. Line breaks at the ends are removed, because a backslash at the end of a block would be shown.
 * Two line breaks begin a new paragraph.
 */
export function textOf(parts: readonly (Markdown | null)[]): Markdown {
  const paragraphs: string[][] = [[]];
  for (const part of joined(parts, '').source.split(lineBreak.source)) {
    const line = part.replace(/\s+/g, ' ').trim();
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return new Markdown(
    paragraphs
      .filter(({ length }) => length > 0)
      .map((lines) => lines.join(lineBreak.source))
      .join('\n\n'),
  );
}

/**
 * Percent-encodes the characters that would end the URL. `href` must be a checked link. For null, returns the label
 * only.
 */
export const link = (label: Inline, href: string | null): Markdown =>
  new Markdown(
    href === null
      ? sourceOf(label)
      : `[${sourceOf(label)}](${href.replace(/[\s<>()\\"`|]/g, encoded)})`,
  );

const encoded = (char: string): string =>
  // `encodeURIComponent` leaves parentheses as they are.
  char === '(' ? '%28' : char === ')' ? '%29' : encodeURIComponent(char);

/** `#` at the end of a title would close the heading. */
export const heading = (level: 1 | 2 | 3 | 4, title: Inline): Markdown =>
  new Markdown(
    `${'#'.repeat(level)} ${sourceOf(title)
      .trim()
      .replace(/ (#+)$/, ' \\$1')}`,
  );

const indented = (source: string, by: string): string => source.replace(/\n(?=.)/g, `\n${by}`);

/** Returns the items that aren't empty. */
const filled = (items: readonly Inline[]): string[] =>
  items.map(sourceOf).filter((source) => source.trim() !== '');

/** Items may have several lines or blocks. */
export const bullets = (items: readonly Inline[]): Markdown =>
  new Markdown(
    filled(items)
      .map((item) => `- ${indented(item, '  ')}`)
      .join('\n'),
  );

export const numbered = (items: readonly Inline[]): Markdown =>
  new Markdown(
    filled(items)
      .map((item, index) => [`${index + 1}. `, item] as const)
      .map(([mark, item]) => mark + indented(item, ' '.repeat(mark.length)))
      .join('\n'),
  );

export const quote = (block: Markdown): Markdown =>
  new Markdown(block.source.replace(/^/gm, '> ').replace(/> $/gm, '>'));

/** Cells must be in one line. Columns in which every cell is empty are left out. Empty without a filled cell. */
export function table(
  heads: readonly Inline[],
  rows: readonly (readonly (Inline | null | undefined)[])[],
): Markdown {
  const cellsOf = (row: readonly (Inline | null | undefined)[]) =>
    heads.map((_, index) => sourceOf(row[index] ?? '').replaceAll('\n', ' '));
  const cells = rows.map(cellsOf);
  const used = heads.map((_, index) => cells.some((row) => row[index] !== ''));
  if (!used.includes(true)) return new Markdown('');
  const line = (row: readonly string[]) =>
    `| ${row.filter((_, index) => used[index]).join(' | ')} |`;
  return new Markdown(
    [line(heads.map(sourceOf)), line(heads.map(() => '-')), ...cells.map(line)].join('\n'),
  );
}

/** Puts an empty line between blocks, and leaves out those that are empty or missing. */
export const blocks = (all: readonly (Markdown | null | undefined | false)[]): Markdown =>
  new Markdown(
    all.flatMap((block) => (block && !isEmpty(block) ? [block.source.trimEnd()] : [])).join('\n\n'),
  );
