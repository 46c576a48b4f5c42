/** The token with which a cart names the customer who is signed in. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { getProvider, userAgent } from './discovery.server';

const query = `mutation StorefrontToken {
  storefrontCustomerAccessTokenCreate {
    customerAccessToken
    userErrors { code message }
  }
}`;

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.object({
      storefrontCustomerAccessTokenCreate: v.object({
        customerAccessToken: v.pipe(v.string(), v.minLength(1)),
      }),
    }),
  }),
);

const deadlineMs = 1500;

/**
 * A token of the Storefront API for the customer with this access token, made anew each time: it ends with that. A
 * failure is logged and gives undefined, because a bag can be paid for without its customer.
 */
export async function storefrontToken(
  context: Context,
  accessToken: string,
): Promise<string | undefined> {
  const { fetchService, log } = context;
  try {
    const { api } = await getProvider(context);
    const { status, text } = await fetchService(
      api,
      {
        method: 'POST',
        headers: {
          ...userAgent,
          'Content-Type': 'application/json',
          Origin: context.env.SITE_URL,
          Authorization: accessToken,
        },
        body: JSON.stringify({ query }),
      },
      { service: 'accounts', operation: 'storefrontCustomerAccessTokenCreate', deadlineMs },
    );
    const parsed = status === 200 ? v.safeParse(schema, text) : undefined;
    if (!parsed?.success) throw new Unavailable('accounts', new Error(`HTTP ${status}, no token`));
    return parsed.output.data.storefrontCustomerAccessTokenCreate.customerAccessToken;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('cart-customer-unavailable', { error });
    return undefined;
  }
}
