import type { Context } from '../engine/context';
import { customerCreate } from './register';
import { signInMutations } from './sign-in';
import { customerView } from './view';

/** The customer's field of `QueryRoot`. */
export const customerQueries = {
  customer: ({ customerAccessToken }: { customerAccessToken: string }, context: Context) =>
    customerView(context, customerAccessToken),
};

/** The customer's fields of `Mutation` that exist so far. */
export const customerMutations = { ...signInMutations, customerCreate };
