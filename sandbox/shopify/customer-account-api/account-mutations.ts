import { createToken } from '../customers/access-tokens';
import type { Context } from './context';
import { customerView, emailAddressView } from './customer-view';

const longest = 255;

type Names = { input: { firstName?: string | null; lastName?: string | null } };

/**
 * Mutations for names and marketing consent, and for exchanging an access token for a Storefront
 * API token. The API can't change email or phone.
 */
export const accountMutations = {
  customerUpdate: ({ input }: Names, context: Context) => {
    const { sql, customerId } = context;
    const refuse = (code: string, field: string[], message: string) => ({
      customer: null,
      userErrors: [{ code, field, message }],
    });
    const given = Object.entries(input);
    if (given.length === 0) {
      return refuse('CUSTOMER_INPUT_ARGUMENT_EMPTY', ['input'], 'Input argument is empty');
    }
    for (const [field, value] of given) {
      const label = field === 'firstName' ? 'First name' : 'Last name';
      if ((value ?? '').length > longest) {
        const words = `${label} is too long (maximum is ${longest} characters)`;
        return refuse('TOO_LONG', ['input', field], words);
      }
      if (/<[a-z/!][^>]*>/i.test(value ?? '')) {
        return refuse('INVALID', ['input', field], `${label} cannot contain HTML tags`);
      }
    }
    const set = (column: string, value: string | null | undefined) =>
      value !== undefined &&
      sql.exec(
        `UPDATE customers SET ${column} = ? WHERE id = ?`,
        value?.trim() || null,
        customerId,
      );
    set('first_name', input.firstName);
    set('last_name', input.lastName);
    return { customer: customerView(context), userErrors: [] };
  },
  customerEmailMarketingSubscribe: (_args: unknown, context: Context) => {
    if (emailAddressView(context).marketingState === 'SUBSCRIBED') {
      const message = 'Customer is already subscribed';
      const error = { code: 'CUSTOMER_ALREADY_SUBSCRIBED', field: null, message };
      return { emailAddress: null, userErrors: [error] };
    }
    return setConsent(context, 1);
  },
  customerEmailMarketingUnsubscribe: (_args: unknown, context: Context) => setConsent(context, -1),
  storefrontCustomerAccessTokenCreate: (_args: unknown, { world, customerId }: Context) => ({
    customerAccessToken: createToken(world, customerId).accessToken,
    userErrors: [],
  }),
};

function setConsent(context: Context, consent: 1 | -1) {
  context.sql.exec(
    'UPDATE customers SET accepts_marketing = ? WHERE id = ?',
    consent,
    context.customerId,
  );
  return { emailAddress: emailAddressView(context), userErrors: [] };
}
