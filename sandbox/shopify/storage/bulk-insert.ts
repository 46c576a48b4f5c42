import type { SqlStorage } from '@cloudflare/workers-types';

type Value = string | number;

/** Durable Objects' limit of bound values per statement. */
const BOUND = 100;

/** Batches inserts. Call `flush` at the end. */
export function bulkInsert(sql: SqlStorage, table: string, columns: string[]) {
  const rowsPerStatement = Math.floor(BOUND / columns.length);
  const mark = `(${columns.map(() => '?').join(', ')})`;
  const insert = (rows: number) =>
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(rows).fill(mark).join(', ')}`;
  const full = insert(rowsPerStatement);
  let pending: Value[] = [];
  return {
    add(...row: Value[]): void {
      pending.push(...row);
      if (pending.length < rowsPerStatement * columns.length) return;
      sql.exec(full, ...pending);
      pending = [];
    },
    flush(): void {
      if (pending.length > 0) sql.exec(insert(pending.length / columns.length), ...pending);
      pending = [];
    },
  };
}
