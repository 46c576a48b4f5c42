import type { Context } from '../engine/context';
import { addressMutations } from './address-changes';
import { newPasswordMutations } from './new-password';
import { customerRecover } from './recover';
import { customerCreate } from './register';
import { signInMutations } from './sign-in';
import { customerUpdate } from './update';
import { customerView } from './view';

/** The customer's field of `QueryRoot`. */
export const customerQueries = {
  customer: ({ customerAccessToken }: { customerAccessToken: string }, context: Context) =>
    customerView(context, customerAccessToken),
};

/** The customer's fields of `Mutation`. */
export const customerMutations = {
  ...signInMutations,
  ...newPasswordMutations,
  ...addressMutations,
  customerCreate,
  customerRecover,
  customerUpdate,
};
