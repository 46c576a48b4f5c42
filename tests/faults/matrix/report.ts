import { cells, modes, services } from './matrix';
import type { CellResult } from './run-cell';

const cellOf = new Map(cells.map((cell) => [cell.id, cell]));

interface Tally {
  cells: number;
  off: number;
  reached: number;
  slowestMs: number;
}

function tallyBy(results: readonly CellResult[], keyOf: (result: CellResult) => string) {
  const tallies = new Map<string, Tally>();
  for (const result of results) {
    const tally = tallies.get(keyOf(result)) ?? { cells: 0, off: 0, reached: 0, slowestMs: 0 };
    tally.cells += 1;
    tally.off += Number(result.problems.length > 0);
    tally.reached += Number(result.reached);
    tally.slowestMs = Math.max(tally.slowestMs, result.ms);
    tallies.set(keyOf(result), tally);
  }
  return tallies;
}

const table = (head: string, tallies: Map<string, Tally>): string[] => [
  `| ${head} | cells | off | service called | slowest answer |`,
  '| --- | ---: | ---: | ---: | ---: |',
  ...[...tallies].map(
    ([key, { cells: n, off, reached, slowestMs }]) =>
      `| ${key} | ${n} | ${off} | ${reached} | ${slowestMs} ms |`,
  ),
  '',
];

export function causes(results: readonly CellResult[]): { cause: string; cells: CellResult[] }[] {
  const found = new Map<string, CellResult[]>();
  for (const result of results) {
    for (const problem of result.problems) {
      const cause = `${result.row}: ${problem}`;
      found.set(cause, [...(found.get(cause) ?? []), result]);
    }
  }
  return [...found]
    .map(([cause, list]) => ({ cause, cells: list }))
    .sort((one, other) => other.cells.length - one.cells.length);
}

export function readable(results: readonly CellResult[], planned: number): string {
  const off = results.filter(({ problems }) => problems.length > 0);
  const of = (result: CellResult) => cellOf.get(result.id);
  const order = (all: readonly string[]) => (one: [string, Tally], other: [string, Tally]) =>
    all.indexOf(one[0]) - all.indexOf(other[0]);
  const sorted = (tallies: Map<string, Tally>, all: readonly string[]) =>
    new Map([...tallies].sort(order(all)));
  return [
    '# Fault matrix',
    '',
    `${results.length} of ${planned} cells were run, ${off.length} are off.`,
    '',
    '## Off',
    '',
    ...causes(off).flatMap(({ cause, cells: list }) => [
      `- **${list.length}** × ${cause}`,
      ...list.slice(0, 5).map(({ id, seen, ms }) => `  - \`${id}\`: ${seen} (${ms} ms)`),
    ]),
    '',
    '## By service',
    '',
    ...table(
      'service',
      sorted(
        tallyBy(results, (one) => of(one)?.service ?? '?'),
        services,
      ),
    ),
    '## By mode',
    '',
    ...table(
      'mode',
      sorted(
        tallyBy(results, (one) => of(one)?.mode ?? '?'),
        modes,
      ),
    ),
    '## By what is specified',
    '',
    ...table(
      'specified',
      tallyBy(results, (one) => `${of(one)?.failing}: ${one.row}`),
    ),
  ].join('\n');
}
