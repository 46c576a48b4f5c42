type Window = 'sm' | 'md' | 'lg' | 'wide';

const classes: Record<Window, Record<number, string>> = {
  sm: { 1: 'sm:grid-cols-1', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' },
  md: { 1: 'md:grid-cols-1', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' },
  lg: {
    2: 'lg:grid-cols-2',
    3: 'lg:grid-cols-3',
    4: 'lg:grid-cols-4',
    5: 'lg:grid-cols-5',
    6: 'lg:grid-cols-6',
  },
  wide: {
    2: 'wide:grid-cols-2',
    3: 'wide:grid-cols-3',
    4: 'wide:grid-cols-4',
    5: 'wide:grid-cols-5',
    6: 'wide:grid-cols-6',
  },
};

/** The number of columns that fills the last row best; of equally good numbers, the largest. */
export function columnsFor(count: number, choices: readonly [number, ...number[]]): number {
  const fullness = (columns: number) => (((count + columns - 1) % columns) + 1) / columns;
  return choices.reduce((best, columns) => {
    const gain = fullness(columns) - fullness(best);
    return gain > 0 || (gain === 0 && columns > best) ? columns : best;
  });
}

/** `windows`: the possible numbers of columns per breakpoint. */
export const gridOf = (
  count: number,
  windows: Partial<Record<Window, readonly [number, ...number[]]>>,
): string =>
  Object.entries(windows)
    .map(([window, choices]) => classes[window as Window][columnsFor(count, choices)])
    .join(' ');
