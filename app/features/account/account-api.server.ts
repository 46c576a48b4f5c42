/** Customer operations, one function per request. Never cached, and never logged with their variables. */
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { StorefrontErrors } from '~/services/shopify/errors';
import { storefront } from '~/services/shopify/storefront.server';
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
  try {
    const call = { document, variables, schema, kind: 'read', operation: 'customer' } as const;
    return (await storefront(context, call)).customer;
  } catch (error) {
    throw error instanceof StorefrontErrors ? new Unavailable('commerce', error) : error;
  }
}

/**
 * Sends a mutation once, without retries. User errors come back as the payload's `problem`. Throws
 * Unavailable, and StorefrontErrors for top-level errors: the API reports rate limits on account
 * operations that way, in a sentence meant for the shopper.
 */
export const changeCustomer = (
  context: Context,
  operation: string,
  document: string,
  variables: Record<string, unknown>,
): Promise<Payload> =>
  storefront(context, {
    document,
    variables,
    schema: payloadSchema(operation),
    kind: 'mutation',
    operation,
  });
