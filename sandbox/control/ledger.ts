import { writtenReviews, type WrittenReview } from '../reviews/written';
import type { World } from '../world/world';
import { notFound, type Call } from './page';

export interface Ledger {
  carts: {
    token: string;
    codes: string[];
    lines: { variant: string; quantity: number }[];
  }[];
  customers: { email: string; addresses: string[] }[];
  wishlists: { id: string; email: string | null; handles: string[] }[];
  reviews: WrittenReview[];
}

/**
 * `GET /__standin/ledger` returns carts, customers, wishlists and submitted reviews as JSON.
 * Contact and trade forms are in the mailbox.
 */
export function ledger(call: Call): Response {
  if (call.values) return notFound(call, 'Use GET.');
  return Response.json(read(call.world));
}

function read({ sql }: World): Ledger {
  const lines = grouped(
    sql.exec<{ owner: string; variant: string; quantity: number }>(
      'SELECT cart AS owner, CAST(variant_id AS TEXT) AS variant, quantity FROM cart_lines',
    ),
  );
  const addresses = grouped(
    sql.exec<{ owner: number; address1: string | null }>(
      'SELECT customer_id AS owner, address1 FROM addresses',
    ),
  );
  const wishes = grouped(
    sql.exec<{ owner: string; handle: string }>(
      'SELECT list AS owner, handle FROM wishes ORDER BY n',
    ),
  );
  const carts = sql.exec<{ token: string; codes: string }>(
    'SELECT token, discount_codes AS codes FROM carts',
  );
  const customers = sql.exec<{ id: number; email: string }>('SELECT id, email FROM customers');
  const lists = sql.exec<{ id: string; email: string | null }>(
    'SELECT id, email FROM wishlists WHERE merged_into IS NULL',
  );
  return {
    carts: [...carts].map(({ token, codes }) => ({
      token,
      codes: JSON.parse(codes) as string[],
      lines: (lines.get(token) ?? []).map(({ variant, quantity }) => ({ variant, quantity })),
    })),
    customers: [...customers].map(({ id, email }) => ({
      email,
      addresses: (addresses.get(id) ?? []).map(({ address1 }) => address1 ?? ''),
    })),
    wishlists: [...lists].map(({ id, email }) => ({
      ...{ id, email },
      handles: (wishes.get(id) ?? []).map(({ handle }) => handle),
    })),
    reviews: writtenReviews(sql),
  };
}

function grouped<K, T extends { owner: K }>(rows: Iterable<T>): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(row.owner) ?? [];
    group.push(row);
    groups.set(row.owner, group);
  }
  return groups;
}
