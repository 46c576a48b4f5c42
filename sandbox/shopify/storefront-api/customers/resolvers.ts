import type { Context } from '../graphql/context';
import { signInMutations } from './access-token-mutations';
import { addressMutations } from './address-mutations';
import { customerCreate } from './customer-create';
import { customerUpdate } from './customer-update';
import { customerView } from './customer-view';
import { withPasswords } from './legacy-accounts';
import { passwordMutations } from './password-mutations';

export const customerQueries = {
  customer: ({ customerAccessToken }: { customerAccessToken: string }, context: Context) =>
    customerView(context, customerAccessToken),
};

export const customerMutations = {
  ...signInMutations,
  ...withPasswords({
    customerAccessTokenCreate: signInMutations.customerAccessTokenCreate,
    ...passwordMutations,
    customerCreate,
  }),
  ...addressMutations,
  customerUpdate,
};
