import { timestamp } from '../../../world/clock';
import { shopUrl } from '../../../world/storefronts';
import { passwordLink } from '../../customers/password-links';
import { hashPassword, passwordProblem } from '../../customers/passwords';
import type { Context } from '../graphql/context';
import { customerById } from './customer-view';
import { customerErrors, type CustomerError } from './errors';
import { countAttempt, checkRateLimit } from './rate-limits';

type Input = {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
};

/** As on Shopify, new accounts are enabled immediately. */
export async function customerCreate({ input }: { input: Input }, context: Context) {
  checkRateLimit(context, 'create', context.buyer);
  countAttempt(context, 'create', context.buyer);
  const errors = check(input);
  if (errors.length > 0) return refused(errors);
  const password = await hashPassword(input.password);
  const email = input.email.trim().toLowerCase();
  // Query after hashing: another request may register the email meanwhile.
  const known = context.sql
    .exec<{ id: number; enabled: number }>(
      'SELECT id, enabled FROM customers WHERE email = ?',
      email,
    )
    .toArray()[0];
  if (known?.enabled === 1) {
    return refused([error('TAKEN', 'email', 'Email has already been taken')]);
  }
  if (known) {
    context.world.mail({
      to: email,
      subject: 'Activate your account',
      text: 'We already have your email address, from an order or an invitation. Follow the link to set a password.',
      links: [
        { label: 'Activate your account', href: passwordLink(context.world, 'activate', known.id) },
      ],
    });
    return refused([disabled(input.email)]);
  }
  const id = insert(context, { ...input, email }, password);
  context.world.mail({
    to: email,
    subject: 'Welcome to Lintel',
    text: 'Your account is ready. You can sign in with your email and password.',
    links: [{ label: 'Sign in', href: shopUrl(context.world, '/accounts/login') }],
  });
  return { customer: customerById(context, id, ''), ...customerErrors([]) };
}

function check({ email, password, firstName, lastName }: Input): CustomerError[] {
  const errors: CustomerError[] = [];
  if (!/^\S+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    errors.push(error('INVALID', 'email', 'Email is invalid'));
  }
  const weak = passwordProblem(password);
  if (weak) errors.push(weak);
  const names = [
    ['firstName', 'First name', firstName],
    ['lastName', 'Last name', lastName],
  ] as const;
  for (const [field, label, value] of names) {
    if (/<[a-z/!][^>]*>/i.test(value ?? '')) {
      errors.push(error('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`));
    }
  }
  return errors;
}

function insert({ sql, world }: Context, input: Input, password: string): number {
  return sql
    .exec<{ id: number }>(
      `INSERT INTO customers (email, first_name, last_name, phone, password, enabled,
         accepts_marketing, created_at) VALUES (?, ?, ?, ?, ?, 1, ?, ?) RETURNING id`,
      input.email,
      input.firstName ?? null,
      input.lastName ?? null,
      input.phone ?? null,
      password,
      input.acceptsMarketing ? 1 : 0,
      timestamp(world.now()),
    )
    .one().id;
}

function error(code: string, field: string, message: string): CustomerError {
  return { code, field: ['input', field], message };
}

/**
 * An order or an invitation has created the customer, but the account isn't enabled yet. Shopify
 * returns this error although it has sent the activation email.
 */
function disabled(email: string): CustomerError {
  const message = `We have sent an email to ${email}, please click the link included to verify your email address.`;
  return { code: 'CUSTOMER_DISABLED', field: null, message };
}

function refused(errors: CustomerError[]) {
  return { customer: null, ...customerErrors(errors) };
}
