import type { World } from '../../world/world';
import type { Attribute, Line } from './carts';

export function loadLines({ sql }: World, token: string): Line[] {
  return sql
    .exec('SELECT * FROM cart_lines WHERE cart = ? ORDER BY place DESC', token)
    .toArray()
    .map((row) => ({
      id: String(row['id']),
      variantId: Number(row['variant_id']),
      quantity: Number(row['quantity']),
      attributes: JSON.parse(String(row['attributes'])) as Attribute[],
      planId: row['plan_id'] === null ? null : Number(row['plan_id']),
    }));
}

/**
 * The key doesn't depend on the attributes' order. Lines with the same variant and the same key
 * merge.
 */
export function lineKey({ attributes, planId }: Pick<Line, 'attributes' | 'planId'>): string {
  const pairs = attributes.map(({ key, value }) => [key, value]);
  const sorted = pairs.toSorted(([one], [other]) => (one! < other! ? -1 : 1));
  return `${planId ?? ''}${JSON.stringify(sorted)}`;
}

/** The last value of a duplicate key wins. */
export function uniqueAttributes(attributes: Attribute[]): Attribute[] {
  return [...new Map(attributes.map(({ key, value }) => [key, value]))].map(([key, value]) => ({
    key,
    value,
  }));
}

export function insertLine({ sql }: World, token: string, line: Line): void {
  sql.exec(
    `INSERT INTO cart_lines (id, cart, variant_id, quantity, attributes, attribute_key, plan_id)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    line.id,
    token,
    line.variantId,
    line.quantity,
    JSON.stringify(line.attributes),
    lineKey(line),
    line.planId,
  );
}

export function updateLine({ sql }: World, line: Line): void {
  sql.exec(
    `UPDATE cart_lines SET variant_id = ?, quantity = ?, attributes = ?, attribute_key = ?,
       plan_id = ? WHERE id = ?`,
    line.variantId,
    line.quantity,
    JSON.stringify(line.attributes),
    lineKey(line),
    line.planId,
    line.id,
  );
}

export function deleteLine({ sql }: World, id: string): void {
  sql.exec('DELETE FROM cart_lines WHERE id = ?', id);
}
