/** The customer's fields of `QueryRoot`. */
export const customerQueries = {};

/** The customer's fields of `Mutation`. */
export const customerMutations = {};
