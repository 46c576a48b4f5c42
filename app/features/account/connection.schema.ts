/** Schemas that the customer queries share. */
import * as v from 'valibot';

export const edges = <T extends v.GenericSchema>(node: T) => v.array(v.object({ node }));

export const pageInfo = v.object({
  hasNextPage: v.boolean(),
  endCursor: v.nullish(v.string(), null),
});

/** Schema of a customer query's `data`: the customer, or null when the token is invalid or expired. */
export const customerOf = <T extends v.GenericSchema>(customer: T) =>
  v.object({ customer: v.nullable(customer) });
