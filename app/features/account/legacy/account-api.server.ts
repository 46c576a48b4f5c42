/** Responses are never cached, and variables are never logged. */
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import { refusalOf } from '~/services/shopify/errors';
import type { VariablesOf } from '~/services/shopify/storefront.server';
import type { CustomerResult } from '../account-source';
import { payloadSchema, type CustomerPayload } from './account.schema';

/** Throws Unavailable, also for top-level errors. */
export async function queryCustomer<T, const D extends string>(
  { storefront }: Context,
  document: D,
  variables: VariablesOf<D>,
  schema: GenericSchema<unknown, { customer: T | null }>,
): Promise<CustomerResult<T>> {
  const { customer } = await storefront.query(document, { variables, schema });
  return customer ? ok(customer) : fail('signed-out');
}

/**
 * Never retried. `problem` has Shopify's user errors. Throws Unavailable, or StorefrontErrors for top-level errors
 * such as rate limits.
 */
export async function mutateCustomer<const D extends string>(
  { storefront }: Pick<Context, 'storefront'>,
  document: D,
  variables: VariablesOf<D>,
): Promise<CustomerPayload> {
  try {
    return await storefront.mutate(document, { variables, schema: payloadSchema });
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
