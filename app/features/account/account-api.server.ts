/** Customer operations, one function per request. Never cached, and never logged with their variables. */
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { refusalOf } from '~/services/shopify/errors';
import { payloadSchema, type Payload } from './payload.schema';

/**
 * Reads fields of the customer with this access token. Null when the token is invalid or expired: the
 * Storefront API then answers `customer: null` without an error. Throws Unavailable, for top-level
 * errors too, because those say nothing about the token.
 */
export async function readCustomer<T>(
  context: Context,
  document: string,
  schema: GenericSchema<unknown, { customer: T | null }>,
  variables: { customerAccessToken: string } & Record<string, unknown>,
): Promise<T | null> {
  return (await context.storefront.query(document, { variables, schema })).customer;
}

/**
 * Sends a mutation once, without retries. User errors come back as the payload's `problem`. Throws
 * Unavailable, and StorefrontErrors for top-level errors: the API reports rate limits on account
 * operations that way, in a sentence meant for the shopper.
 */
export async function changeCustomer(
  context: Context,
  operation: string,
  document: string,
  variables: Record<string, unknown>,
): Promise<Payload> {
  try {
    return await context.storefront.mutate(document, {
      variables,
      schema: payloadSchema(operation),
    });
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
