import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  align?: 'right';
  /** The row's header cell; one column only. */
  heading?: boolean;
  hideTitle?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:table-row">
          {columns.map(({ title, align, hideTitle }) => (
            <th
              key={title}
              scope="col"
              className={`border-b border-ink pr-6 pb-3 text-label font-medium text-muted uppercase last:pr-0 ${align ? 'text-right' : 'text-left'}`}
            >
              {hideTitle ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="block border border-stone px-5 py-3 md:table-row md:border-0"
          >
            {columns.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * On narrow screens, each row is a card, and each cell shows its column's title: some browsers don't announce column
 * headers in this layout.
 */
function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, cell, align, heading, hideTitle } = column;
  const Element = heading ? 'th' : 'td';
  return (
    <Element
      scope={heading ? 'row' : undefined}
      className={`flex min-h-9 items-center justify-between gap-6 text-left font-normal md:table-cell md:border-b md:border-stone md:py-4 md:pr-6 md:align-middle md:last:pr-0 ${align ? 'tabular md:text-right' : ''}`}
    >
      <span className={`small text-muted md:hidden ${hideTitle ? 'hidden' : ''}`}>{title}</span>
      <span className="min-w-0 break-words max-md:text-right">{cell(row)}</span>
    </Element>
  );
}
