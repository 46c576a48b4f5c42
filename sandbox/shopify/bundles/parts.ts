import type { SqlStorage } from '@cloudflare/workers-types';
import type { SeedProduct, SeedVariant } from '../../seed/types';
import { variantById } from '../storage/products';

/** `quantity` is the number of pieces in one bundle. */
export type Part = { product: SeedProduct; variant: SeedVariant; quantity: number };

/** The parts of a fixed bundle; empty for other variants. */
export const partsOf = (sql: SqlStorage, { components = [] }: SeedVariant): Part[] =>
  components.flatMap(({ variantId, quantity }) => {
    const found = variantById(sql, variantId);
    return found ? [{ ...found, quantity }] : [];
  });

/** The bundles that contain the variant. */
export const bundlesWith = (sql: SqlStorage, { id }: SeedVariant): Omit<Part, 'quantity'>[] =>
  [
    ...sql
      .exec('SELECT bundle_id FROM bundle_components WHERE component_id = ? ORDER BY bundle_id', id)
      .raw<[number]>(),
  ].flatMap(([bundleId]) => variantById(sql, bundleId) ?? []);
