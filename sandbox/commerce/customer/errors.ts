import { topLevelError } from '../engine/errors';

export type CustomerError = { code: string | null; field: string[] | null; message: string };

/** The errors of a customer payload, under the current and the deprecated name. */
export function customerErrors(errors: CustomerError[]) {
  return { customerUserErrors: errors, userErrors: errors };
}

/** What an operation answers that needs a valid token and did not get one. */
export function accessDenied(field: string) {
  const words =
    `Access denied for ${field} field. Required access: \`unauthenticated_write_customers\` ` +
    'access scope. Also: Requires valid customer access token.';
  return topLevelError(words, 'ACCESS_DENIED', [field]);
}
