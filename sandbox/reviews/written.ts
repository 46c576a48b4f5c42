import type { SqlStorage } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { productByHandle } from '../shopify/storage/products';
import type { World } from '../world/world';
import { ApiError } from '../world/api-error';

const inbox = 'hello@lintel.example';

const text = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most));

export const newReview = v.strictObject({
  store: text(1, 20),
  product: text(1, 255),
  /** Digits. Order and product identify the review. */
  order: v.pipe(v.string(), v.digits(), v.maxLength(20)),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: text(0, 100),
  text: text(1, 4000),
  author: text(1, 60),
  locale: text(2, 20),
});
type NewReview = v.InferOutput<typeof newReview>;

export type WrittenReview = NewReview & { id: string; status: 'pending'; at: string };

export function installReviews(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS reviews_written (
    n INTEGER PRIMARY KEY, product TEXT NOT NULL, order_id TEXT NOT NULL, body TEXT NOT NULL,
    at TEXT NOT NULL, UNIQUE (product, order_id))`);
}

/** Oldest first. Reviews aren't shown before moderation. */
export function writtenReviews(sql: SqlStorage): WrittenReview[] {
  type Row = { n: number; body: string; at: string };
  return [...sql.exec<Row>('SELECT n, body, at FROM reviews_written ORDER BY n')].map(
    ({ n, body, at }) => ({
      ...(JSON.parse(body) as NewReview),
      ...{ id: `new-${n}`, status: 'pending', at },
    }),
  );
}

/**
 * Emails the shop. Ignores an identical review; rejects a different review of the same product in
 * the same order.
 */
export function takeReview(
  world: World,
  review: NewReview,
): { status: number; review: WrittenReview } {
  const { sql } = world;
  const product = productByHandle(sql, review.product);
  if (!product)
    throw new ApiError(404, 'not_found', `No product has the handle ${review.product}.`);
  const find = () =>
    writtenReviews(sql).find((one) => one.product === review.product && one.order === review.order);
  const known = find();
  if (known) {
    const isSame = Object.entries(review).every(
      ([name, value]) => known[name as keyof NewReview] === value,
    );
    if (isSame) return { status: 200, review: known };
    throw new ApiError(409, 'already_written', 'A review of this product and order exists.');
  }
  sql.exec(
    'INSERT INTO reviews_written (product, order_id, body, at) VALUES (?, ?, ?, ?)',
    review.product,
    review.order,
    JSON.stringify(review),
    world.now().toISOString(),
  );
  world.mail({
    to: inbox,
    subject: `A review of ${product.title} is waiting for approval`,
    text: [
      `${review.stars} of 5 stars, by ${review.author}`,
      review.title,
      review.text,
      `Order ${review.order}, ${review.store} store`,
    ].join('\n'),
  });
  return { status: 201, review: find()! };
}
