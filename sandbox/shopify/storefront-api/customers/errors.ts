import { topLevelError } from '../graphql/errors';

export type CustomerError = { code: string | null; field: string[] | null; message: string };

/** `userErrors` is the deprecated name of `customerUserErrors`. */
export function customerErrors(errors: CustomerError[]) {
  return { customerUserErrors: errors, userErrors: errors };
}

export function accessDenied(field: string) {
  const words =
    `Access denied for ${field} field. Required access: \`unauthenticated_write_customers\` ` +
    'access scope. Also: Requires valid customer access token.';
  return topLevelError(words, 'ACCESS_DENIED', [field]);
}
