/** Who is signed in. spec §4 "Login", §8; design: State. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { changeCustomer } from './account-calls.server';
import { SIGN_IN_MUTATION, SIGN_OUT_MUTATION } from './account-mutations.graphql';
import { mayTry } from './limits.server';
import { problemOf, tooOften, type AccountProblem } from './problem.server';

/** The one sentence for every failure (spec §8); the reason is logged. */
const loginFailed = 'Incorrect username or password provided';
/** A refusal never comes sooner: how long it took must not tell whether the e-mail is known. */
const refusalMs = 700;

export interface LoginProblem extends AccountProblem {
  /** Said besides, when trying again at once would not help. */
  advice?: string;
}

/** Signs in: the token goes into the sealed session, nowhere else. */
export async function signIn(
  context: Context,
  credentials: { email: string; password: string },
): Promise<Result<undefined, LoginProblem>> {
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  const refuse = async ({ status, message }: AccountProblem) => {
    await pause;
    return fail({ status, message: loginFailed, ...(status !== 400 && { advice: message }) });
  };
  if (!(await mayTry(context, 'login', credentials.email))) return refuse(tooOften);
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

/** Ends the session here and, as far as it can be reached, the token at the commerce backend. */
export async function signOut(context: Context): Promise<void> {
  const token = readToken(context);
  forgetCustomer(context);
  if (!token) {
    context.log.warn('sign-out', { message: 'No customerAccessToken supplied' });
    return;
  }
  try {
    await changeCustomer(context, 'customerAccessTokenDelete', SIGN_OUT_MUTATION, {
      customerAccessToken: token,
    });
  } catch (error) {
    // A token that has ended already is denied: signed out all the same.
    context.log.warn('sign-out', { message: 'The token was not deleted', error });
  }
}

/** The customer's token; undefined when nobody is signed in, or it has expired. */
export const readToken = ({ session }: Context): string | undefined =>
  session.get('token')?.accessToken;

/** Customer data clears with the token (spec §4); the bag's cookie stays. */
export function forgetCustomer({ session }: Context): void {
  session.unset('token');
  session.unset('userId');
}
