export const pages = {
  home: '/',
  collection: '/collections/all',
  product: '/products/halden-pendant-brass',
  search: '/search?q=brass',
  article: '/blogs/journal/how-high-to-hang-a-pendant',
} as const;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

export const personalPages = {
  cart: '/cart',
  dashboard: '/accounts/dashboard',
  orders: '/accounts/my-orders',
  signIn: '/accounts/login',
} as const;

export type PersonalName = keyof typeof personalPages;
export const personalNames = Object.keys(personalPages) as PersonalName[];

type ColumnName = PageName | PersonalName;
export type Figures = Partial<Record<ColumnName, number>>;

export interface Row {
  name: string;
  unit?: string;
  /** Decimal places; default 0. */
  digits?: number;
  values: Figures;
  goal?: { most: number | Figures } | { least: number | Figures };
}

const goalOf = (row: Row, page: ColumnName): number | undefined => {
  if (!row.goal) return undefined;
  const wanted = 'most' in row.goal ? row.goal.most : row.goal.least;
  return typeof wanted === 'number' ? wanted : wanted[page];
};

const missedBy = (row: Row, columns: readonly ColumnName[]): ColumnName[] =>
  columns.filter((page) => {
    const [value, goal] = [row.values[page], goalOf(row, page)];
    if (value === undefined || goal === undefined || !row.goal) return false;
    // NaN (not measurable) misses the goal.
    return 'most' in row.goal ? !(value <= goal) : !(value >= goal);
  });

const textOf = (row: Row, value: number | undefined) =>
  value === undefined || Number.isNaN(value)
    ? '–'
    : value.toFixed(row.digits ?? 0) + (row.unit ? ` ${row.unit}` : '');

function goalText(row: Row, columns: readonly ColumnName[]): string {
  if (!row.goal) return '';
  const sign = 'most' in row.goal ? '≤' : '≥';
  const wanted = columns.map((page) => goalOf(row, page)).filter((one) => one !== undefined);
  const different = [...new Set(wanted)];
  return `${sign} ${different.map((one) => textOf(row, one)).join(' / ')}`;
}

function verdictOf(row: Row, columns: readonly ColumnName[]): string {
  const measured = columns.some((page) => row.values[page] !== undefined);
  if (!row.goal || !measured) return '';
  const missed = missedBy(row, columns);
  return missed.length === 0 ? 'reached' : `not reached: ${missed.join(', ')}`;
}

const headOf = (columns: readonly ColumnName[]) => ['', ...columns, 'goal', ''];
const cellsOf = (row: Row, columns: readonly ColumnName[]) => [
  row.name,
  ...columns.map((page) => textOf(row, row.values[page])),
  goalText(row, columns),
  verdictOf(row, columns),
];

export function asText(rows: readonly Row[], columns: readonly ColumnName[] = pageNames): string {
  const head = headOf(columns);
  const lines = [head, ...rows.map((row) => cellsOf(row, columns))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 || column > columns.length
            ? cell.padEnd(widths[column]!)
            : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function asMarkdown(
  rows: readonly Row[],
  columns: readonly ColumnName[] = pageNames,
): string {
  const head = headOf(columns);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, column) => (column === 0 || column > columns.length ? '---' : '--:'));
  const cells = rows.filter(({ goal }) => goal).map((row) => cellsOf(row, columns));
  return [head, marks, ...cells].map(line).join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
