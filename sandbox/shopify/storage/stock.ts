import type { SqlStorage } from '@cloudflare/workers-types';

/**
 * Adds `pieces`, which may be negative, to a variant's stock. Returns the new stock, null for an
 * unknown variant.
 */
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
