/** Registration. spec §4, §8. */
import type { InferOutput } from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { changeCustomer } from './account-calls.server';
import { REGISTER_MUTATION } from './account-mutations.graphql';
import type { registerForm } from './forms';
import { mayTry } from './limits.server';
import { problemOf, tooOften, type AccountProblem } from './problem.server';

/** What the backend says to someone whose e-mail it knows without an account: a success (spec §4). */
const mailed = 'We have sent an email';

/** Creates an account; the new customer's id goes into the session. Sent once, never again by itself. */
export async function register(
  context: Context,
  input: InferOutput<typeof registerForm>,
): Promise<Result<undefined, AccountProblem>> {
  if (!(await mayTry(context, 'register', input.email))) return fail(tooOften);
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
