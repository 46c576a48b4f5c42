import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { fail, ok, type Result } from '~/platform/result';

export interface Identity {
  /** The provider's customer id. */
  subject: string;
  email: string | undefined;
}

interface Expected {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  nonce: string;
}

/** Seconds. */
const clockTolerance = 60;

/** Fails with a reason for the log. Rethrows errors of `keys`, such as Unavailable. */
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
