/** Customer operations as calls: one function per trip. contracts §1.8; never cached, never logged. */
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/unavailable';
import { StorefrontErrors } from '~/services/storefront/errors';
import { storefront } from '~/services/storefront/storefront.server';
import { payloadSchema, type Payload } from './payload-wire';

/**
 * Reads of the customer whose token this is; null when the token is not (or no longer) good.
 * Throws Unavailable, for top-level errors too: they say nothing about the token.
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
 * Sends a change, once. User errors come back as the payload's `problem`. Throws Unavailable, and
 * StorefrontErrors for top-level errors, whose message is for the shopper (spec §8).
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
