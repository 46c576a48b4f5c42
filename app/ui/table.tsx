import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  /** Figures stand right. */
  align?: 'right';
  /** Names the row; one column. */
  heading?: boolean;
  /** The title is read aloud only: a column of buttons. */
  hideTitle?: boolean;
}

interface Props<Row> {
  /** What the table holds; read aloud. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/**
 * A table that becomes a card for each row under 768 px. The roles are said again because browsers
 * forget that something is a table once it is laid out as something else.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table role="table" className="block w-full md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:table-row">
          {columns.map(({ title, align, hideTitle }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={`border-b border-ink pr-6 pb-3 text-label font-medium text-muted uppercase last:pr-0 ${align ? 'text-right' : 'text-left'}`}
            >
              {hideTitle ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-4 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
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

/** In a card the title stands before the cell, for the eye only: it was read aloud as the column's. */
function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, cell, align, heading, hideTitle } = column;
  const Element = heading ? 'th' : 'td';
  return (
    <Element
      role={heading ? 'rowheader' : 'cell'}
      scope={heading ? 'row' : undefined}
      className={`flex min-h-9 items-center justify-between gap-6 text-left font-normal md:table-cell md:border-b md:border-stone md:py-4 md:pr-6 md:align-middle md:last:pr-0 ${align ? 'tabular-nums md:text-right' : ''}`}
    >
      <span
        className={`small text-muted md:hidden ${hideTitle ? 'hidden' : ''}`}
        aria-hidden="true"
      >
        {title}
      </span>
      <span className="min-w-0 break-words max-md:text-right">{cell(row)}</span>
    </Element>
  );
}
