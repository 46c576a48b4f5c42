/** The token with which a cart names the customer who is signed in. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { StorefrontErrors } from '~/services/shopify/errors';
import { mutateAccount } from './customer-account-api.server';
import { STOREFRONT_TOKEN_MUTATION } from './customer-account.graphql';

const schema = v.pipe(
  v.object({
    storefrontCustomerAccessTokenCreate: v.object({
      customerAccessToken: v.pipe(v.string(), v.minLength(1)),
    }),
  }),
  v.transform((data) => data.storefrontCustomerAccessTokenCreate.customerAccessToken),
);

/** Shorter than usual: a bag is waiting, which can do without. */
const deadlineMs = 1500;

/**
 * A token of the Storefront API for the customer with this access token, made anew each time: it ends with that. A
 * failure is logged and gives undefined, because a bag can be paid for without its customer.
 */
export async function storefrontToken(
  context: Context,
  accessToken: string,
): Promise<string | undefined> {
  const request = { variables: {}, schema, deadlineMs };
  try {
    return await mutateAccount(context, accessToken, STOREFRONT_TOKEN_MUTATION, request);
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof StorefrontErrors)) throw error;
    context.log.warn('cart-customer-unavailable', { error });
    return undefined;
  }
}
