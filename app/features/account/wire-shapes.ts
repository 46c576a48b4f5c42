/** What the customer reads have in common. contracts §1.5 "Paging", §1.8. */
import * as v from 'valibot';

export const edges = <T extends v.GenericSchema>(node: T) => v.array(v.object({ node }));

export const pageInfo = v.object({
  hasNextPage: v.boolean(),
  endCursor: v.nullish(v.string(), null),
});

/** `data` of a read: the customer, or null for a token that is not (or no longer) good. */
export const customerOf = <T extends v.GenericSchema>(customer: T) =>
  v.object({ customer: v.nullable(customer) });
