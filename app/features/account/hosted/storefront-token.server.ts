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

/** Short, because the cart works without the token. */
const deadlineMs = 1500;

/** Undefined if the exchange fails; the checkout then isn't prefilled. */
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
