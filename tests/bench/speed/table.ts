export const pages = {
  home: '/',
  collection: '/collections/all',
  product: '/products/halden-pendant-brass',
  search: '/search?q=brass',
  article: '/blogs/journal/how-high-to-hang-a-pendant',
} as const;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

export type Figures = Partial<Record<PageName, number>>;

export interface Row {
  name: string;
  unit?: string;
  /** Decimal places, 0 by default. */
  digits?: number;
  values: Figures;
  /** The highest or lowest acceptable figure. */
  goal?: { most: number | Figures } | { least: number | Figures };
}

const goalOf = (row: Row, page: PageName): number | undefined => {
  if (!row.goal) return undefined;
  const wanted = 'most' in row.goal ? row.goal.most : row.goal.least;
  return typeof wanted === 'number' ? wanted : wanted[page];
};

const missedBy = (row: Row): PageName[] =>
  pageNames.filter((page) => {
    const [value, goal] = [row.values[page], goalOf(row, page)];
    if (value === undefined || goal === undefined || !row.goal) return false;
    // NaN (not measurable) misses the goal.
    return 'most' in row.goal ? !(value <= goal) : !(value >= goal);
  });

const textOf = (row: Row, value: number | undefined) =>
  value === undefined || Number.isNaN(value)
    ? '–'
    : value.toFixed(row.digits ?? 0) + (row.unit ? ` ${row.unit}` : '');

function goalText(row: Row): string {
  if (!row.goal) return '';
  const sign = 'most' in row.goal ? '≤' : '≥';
  const wanted = pageNames.map((page) => goalOf(row, page)).filter((one) => one !== undefined);
  const different = [...new Set(wanted)];
  return `${sign} ${different.map((one) => textOf(row, one)).join(' / ')}`;
}

function verdictOf(row: Row): string {
  const measured = pageNames.some((page) => row.values[page] !== undefined);
  if (!row.goal || !measured) return '';
  const missed = missedBy(row);
  return missed.length === 0 ? 'reached' : `not reached: ${missed.join(', ')}`;
}

const head = ['', ...pageNames, 'goal', ''];
const cellsOf = (row: Row) => [
  row.name,
  ...pageNames.map((page) => textOf(row, row.values[page])),
  goalText(row),
  verdictOf(row),
];

export function asText(rows: readonly Row[]): string {
  const lines = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 || column > pageNames.length
            ? cell.padEnd(widths[column]!)
            : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows with a goal, as Markdown. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, column) =>
    column === 0 || column > pageNames.length ? '---' : '--:',
  );
  return [head, marks, ...rows.filter(({ goal }) => goal).map(cellsOf)].map(line).join('\n');
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
