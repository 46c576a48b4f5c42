/** Registration. */
import type { InferOutput } from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { changeCustomer } from './account-api.server';
import { REGISTER_MUTATION } from './account-mutations.graphql';
import type { registerForm } from './account-forms';
import { isWithinLimit } from './limits.server';
import { problemOf, tooOften, type AccountProblem } from './problem.server';

/**
 * Shopify's user error for an e-mail that it knows without an enabled account (from an order or the
 * newsletter). It has sent an activation link by then, so for the shopper it is a success.
 */
const mailed = 'We have sent an email';

/** Creates an account and stores the new customer's id in the session. Sent once, without retries. */
export async function register(
  context: Context,
  input: InferOutput<typeof registerForm>,
): Promise<Result<undefined, AccountProblem>> {
  if (!(await isWithinLimit(context, 'register', input.email))) return fail(tooOften);
  try {
    const { customerId, problem } = await changeCustomer(
      context,
      'customerCreate',
      REGISTER_MUTATION,
      { input },
    );
    if (customerId) context.session.set('userId', customerId);
    if (customerId || problem?.includes(mailed)) return ok(undefined);
    return fail({ status: 400, message: problem ?? 'Your account could not be created.' });
  } catch (error) {
    const failed = problemOf(context, 'register', error);
    return failed.message.includes(mailed) ? ok(undefined) : fail(failed);
  }
}
