import type { World } from '../../world/world';
import { run } from '../storefront-api/execute';
import { invalidParams } from './outcome';

/** Tools call the Storefront API, so its data and rules apply. */
export async function query<T>(
  world: World,
  document: string,
  variables: Record<string, unknown>,
): Promise<T> {
  const caller = { access: 'private', buyer: '', version: '2026-01' } as const;
  const { data, errors } = await run(world, caller, {
    query: document,
    variables,
    operationName: null,
  });
  const [error] = errors ?? [];
  // For example a cursor that no search returned.
  if (error?.extensions?.code === 'BAD_REQUEST') throw invalidParams(error.message);
  if (error || !data) throw new Error(`The Storefront API refused: ${error?.message}`);
  return data as T;
}

export type Money = { amount: string; currencyCode: string };

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** UCP's amounts are in minor units. */
export const minor = ({ amount, currencyCode }: Money): number =>
  Math.round(Number(amount) * 10 ** digitsOf(currencyCode));

export const major = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);

export const price = (money: Money) => ({ amount: minor(money), currency: money.currencyCode });
