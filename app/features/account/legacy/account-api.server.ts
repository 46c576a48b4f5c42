/** The Storefront API's customer operations. Never cached, and never logged with their variables. */
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import { refusalOf } from '~/services/shopify/errors';
import type { VariablesOf } from '~/services/shopify/storefront.server';
import type { CustomerResult } from '../account-source';
import { payloadSchema, type CustomerPayload } from './account.schema';

/**
 * Reads fields of the customer whose access token is in the variables. Throws Unavailable, for top-level
 * errors too, because those say nothing about the token.
 */
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
 * Sends a mutation once, without retries. User errors are the payload's `problem`. Throws Unavailable, and
 * StorefrontErrors for top-level errors: the API reports rate limits on customer operations that way, in
 * a sentence meant for the shopper.
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
