/** Login, logout and the customer's access token in the session. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { changeCustomer } from './account-api.server';
import { SIGN_IN_MUTATION, SIGN_OUT_MUTATION } from './account-mutations.graphql';
import { isWithinLimit } from './limits.server';
import { problemOf, tooOften, type AccountProblem } from './problem.server';

/** The same for every failure, so that it does not reveal whether the e-mail is known. The cause is logged. */
const loginFailed = 'Incorrect username or password provided';
/** Minimum duration of a refusal, in ms: response times must not reveal whether the e-mail is known. */
const refusalMs = 700;

export interface LoginProblem extends AccountProblem {
  /** Added when trying again at once would not help: a rate limit or an outage. */
  advice?: string;
}

/** Signs in. The access token is stored in the sealed session only. */
export async function signIn(
  context: Context,
  credentials: { email: string; password: string },
): Promise<Result<undefined, LoginProblem>> {
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  const refuse = async ({ status, message }: AccountProblem) => {
    await pause;
    return fail({ status, message: loginFailed, ...(status !== 400 && { advice: message }) });
  };
  if (!(await isWithinLimit(context, 'login', credentials.email))) return refuse(tooOften);
  try {
    const { token, problem } = await changeCustomer(
      context,
      'customerAccessTokenCreate',
      SIGN_IN_MUTATION,
      { input: credentials },
    );
    if (token) {
      context.session.set('token', token);
      context.session.unset('userId');
      return ok(undefined);
    }
    context.log.warn('login-refused', { reason: problem ?? 'no token' });
    return await refuse({ status: 400, message: '' });
  } catch (error) {
    return refuse(problemOf(context, 'login', error));
  }
}

/** Signs out here and deletes the token at Shopify; a failure of the latter is only logged. */
export async function signOut(context: Context): Promise<void> {
  const token = readToken(context);
  clearCustomer(context);
  if (!token) {
    context.log.warn('sign-out', { message: 'No customerAccessToken supplied' });
    return;
  }
  try {
    await changeCustomer(context, 'customerAccessTokenDelete', SIGN_OUT_MUTATION, {
      customerAccessToken: token,
    });
  } catch (error) {
    // Shopify denies the deletion of a token that has already ended: the customer is signed out either way.
    context.log.warn('sign-out', { message: 'The token was not deleted', error });
  }
}

/** The customer's access token; undefined when nobody is signed in or it has expired. */
export const readToken = ({ session }: Context): string | undefined =>
  session.get('token')?.accessToken;

/** Removes everything about the customer from the session. The cart's cookie stays. */
export function clearCustomer({ session }: Context): void {
  session.unset('token');
  session.unset('userId');
}
