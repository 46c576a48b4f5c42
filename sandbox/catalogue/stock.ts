import type { SqlStorage } from '@cloudflare/workers-types';

/** Adds `pieces` (negative: takes) to a variant's stock; returns the stock afterwards, null when unknown. */
export function changeStock(sql: SqlStorage, variantId: number, pieces: number): number | null {
  const [row] = sql
    .exec<{ inventory: number }>(
      'UPDATE variants SET inventory = inventory + ? WHERE id = ? RETURNING inventory',
      pieces,
      variantId,
    )
    .toArray();
  return row?.inventory ?? null;
}
