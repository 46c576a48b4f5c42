/** What the provider says of who has signed in. */
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { fail, ok, type Result } from '~/platform/result';

export interface Identity {
  /** Names the customer for the provider. */
  subject: string;
  email: string | undefined;
}

interface Expected {
  keys: JWTVerifyGetKey;
  issuer: string;
  /** The client's id. */
  audience: string;
  /** That was sent along with this sign-in. */
  nonce: string;
}

/** How much the clocks of the provider and the edge may differ, in seconds. */
const clockTolerance = 60;

/**
 * Checks an id token: its signature (RS256), who has issued it, for whom, that it has not expired, and that it is the
 * answer to this very sign-in. Fails with a word for the log that has nothing of the token in it. What `keys` throws
 * for another reason than the token is thrown on.
 */
export async function verifyIdToken(
  token: string,
  { keys, issuer, audience, nonce }: Expected,
): Promise<Result<Identity, string>> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      clockTolerance,
    });
    if (payload['nonce'] !== nonce) return fail('another nonce');
    const { sub = '', email } = payload;
    return ok({ subject: sub, email: typeof email === 'string' ? email : undefined });
  } catch (error) {
    if (error instanceof errors.JOSEError) return fail(error.code);
    throw error;
  }
}
