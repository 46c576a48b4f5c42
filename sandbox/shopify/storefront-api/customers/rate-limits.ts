import type { Context } from '../graphql/context';
import { topLevelError } from '../graphql/errors';

/** Per buyer IP in ten minutes. Shopify's limits are unpublished. */
const limits = {
  login: { most: 10, message: 'Login attempt limit exceeded. Please try again later.' },
  create: { most: 30, message: 'Creating Customer Limit exceeded. Please try again later.' },
  recover: { most: 10, message: 'Resetting password limit exceeded. Please try again later.' },
};
const windowMs = 10 * 60 * 1000;

export function countAttempt(
  { sql, world }: Context,
  kind: keyof typeof limits,
  who: string,
): void {
  sql.exec('INSERT INTO customer_attempts VALUES (?, ?, ?)', kind, who, world.now().getTime());
}

export function checkRateLimit(
  { sql, world }: Context,
  kind: keyof typeof limits,
  who: string,
): void {
  const since = world.now().getTime() - windowMs;
  sql.exec('DELETE FROM customer_attempts WHERE at < ?', since);
  const { n } = sql
    .exec<{ n: number }>(
      'SELECT count(*) AS n FROM customer_attempts WHERE kind = ? AND who = ?',
      kind,
      who,
    )
    .one();
  const { most, message } = limits[kind];
  if (n >= most) throw topLevelError(message, 'THROTTLED');
}
