import { customerByEmail } from '../../checkout/customers';
import type { Context } from '../engine/context';
import { countAttempt, refuseExcess } from './attempts';
import { customerErrors } from './errors';
import { secretLink } from './secrets';

/**
 * E-mails a link to set a new password. Like Shopify it reveals whether the e-mail has an account.
 */
export function customerRecover({ email }: { email: string }, context: Context) {
  const { sql, world, buyer } = context;
  refuseExcess(context, 'recover', buyer);
  countAttempt(context, 'recover', buyer);
  const customer = customerByEmail(sql, email);
  if (!customer) {
    const message = 'Could not find customer';
    return customerErrors([{ code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message }]);
  }
  world.mail({
    to: customer.email,
    subject: 'Set a new password',
    text: `Someone asked for a new password for ${customer.email}. If it was you, follow the link within a day; if not, nothing has changed.`,
    links: [{ label: 'Set a new password', href: secretLink(world, 'reset', customer.id) }],
  });
  return customerErrors([]);
}
