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
    }));
}

/**
 * The key doesn't depend on the attributes' order. Lines with the same variant and the same key
 * merge.
 */
export function attributeKey(attributes: Attribute[]): string {
  const pairs = attributes.map(({ key, value }) => [key, value]);
  return JSON.stringify(pairs.toSorted(([one], [other]) => (one! < other! ? -1 : 1)));
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
    `INSERT INTO cart_lines (id, cart, variant_id, quantity, attributes, attribute_key)
     VALUES (?, ?, ?, ?, ?, ?)`,
    line.id,
    token,
    line.variantId,
    line.quantity,
    JSON.stringify(line.attributes),
    attributeKey(line.attributes),
  );
}

export function updateLine({ sql }: World, line: Line): void {
  sql.exec(
    `UPDATE cart_lines SET variant_id = ?, quantity = ?, attributes = ?, attribute_key = ?
     WHERE id = ?`,
    line.variantId,
    line.quantity,
    JSON.stringify(line.attributes),
    attributeKey(line.attributes),
    line.id,
  );
}

export function deleteLine({ sql }: World, id: string): void {
  sql.exec('DELETE FROM cart_lines WHERE id = ?', id);
}
