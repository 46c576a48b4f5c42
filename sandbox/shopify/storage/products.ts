import type { SqlStorage } from '@cloudflare/workers-types';
import type { Currency } from '../../seed/types';
import { repriceBody, unpackProduct } from './stored-product';
import { priceColumn } from './tables';
import type { Product, Variant } from './types';

/** In the given order. Skips unknown and unpublished products. */
export function productsByIds(sql: SqlStorage, ids: number[]): Product[] {
  if (ids.length === 0) return [];
  const idsJson = JSON.stringify(ids);
  const stock = new Map<number, number[]>();
  const rows = sql.exec(
    `SELECT product_id, inventory FROM variants
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, position`,
    idsJson,
  );
  for (const [id, inventory] of rows.raw<[number, number]>()) {
    const known = stock.get(id);
    if (known) known.push(inventory);
    else stock.set(id, [inventory]);
  }
  const bodies = new Map(
    sql
      .exec(
        'SELECT id, body FROM product_bodies WHERE id IN (SELECT value FROM json_each(?))',
        idsJson,
      )
      .raw<[number, string]>(),
  );
  return ids.flatMap((id) => {
    const body = bodies.get(id);
    return body === undefined ? [] : [unpackProduct(body, stock.get(id) ?? [])];
  });
}

export function productById(sql: SqlStorage, id: number): Product | null {
  return productsByIds(sql, [id])[0] ?? null;
}

export function productByHandle(sql: SqlStorage, handle: string): Product | null {
  return productsByHandles(sql, [handle])[0] ?? null;
}

/** In the given order. Skips unknown and unpublished products. */
export function productsByHandles(sql: SqlStorage, handles: string[]): Product[] {
  const ids = new Map(
    sql
      .exec(
        'SELECT handle, id FROM products WHERE handle IN (SELECT value FROM json_each(?))',
        JSON.stringify(handles),
      )
      .raw<[string, number]>(),
  );
  return productsByIds(
    sql,
    handles.flatMap((handle) => ids.get(handle) ?? []),
  );
}

export function variantById(
  sql: SqlStorage,
  id: number,
): { product: Product; variant: Variant } | null {
  const [row] = sql.exec<{ product_id: number }>(
    'SELECT product_id FROM variants WHERE id = ?',
    id,
  );
  const product = row && productById(sql, row.product_id);
  const variant = product?.variants.find((one) => one.id === id);
  return product && variant ? { product, variant } : null;
}

/** `pieces` is negative to subtract. Returns the new stock; null if the variant is unknown. */
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

/** Applies to all variants of the product. Returns false if the product is unknown. */
export function changeInventory(sql: SqlStorage, handle: string, pieces: number): boolean {
  const changed = sql
    .exec(
      `UPDATE variants SET inventory = ? WHERE product_id = (SELECT id FROM products WHERE handle = ?)
       RETURNING id`,
      pieces,
      handle,
    )
    .toArray();
  if (changed.length > 0) sql.exec('UPDATE catalog_state SET generation = generation + 1');
  return changed.length > 0;
}

/**
 * Applies to all variants of the product, in minor units of `currency`. Returns false if the
 * product is unknown.
 */
export function changePrice(
  sql: SqlStorage,
  handle: string,
  { currency, price }: { currency: Currency; price: number },
): boolean {
  const [row] = sql
    .exec<{ id: number; body: string }>(
      'SELECT id, body FROM products JOIN product_bodies USING (id) WHERE handle = ?',
      handle,
    )
    .toArray();
  if (!row) return false;
  const column = priceColumn(currency);
  sql.exec(
    'UPDATE product_bodies SET body = ? WHERE id = ?',
    repriceBody(row.body, currency, price),
    row.id,
  );
  sql.exec(`UPDATE products SET ${column} = ? WHERE id = ?`, price, row.id);
  sql.exec(`UPDATE variants SET ${column} = ? WHERE product_id = ?`, price, row.id);
  sql.exec('UPDATE catalog_state SET generation = generation + 1');
  return true;
}
