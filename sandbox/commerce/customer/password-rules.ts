import type { CustomerError } from './errors';

/**
 * Shopify's rules for a new password, of at least 5 characters (the storefront asks for 8). Null
 * when it is accepted.
 */
export function passwordProblem(
  password: string,
  field: string[] = ['input', 'password'],
): CustomerError | null {
  const refuse = (code: string, message: string) => ({ code, field, message });
  if (password.trim() === '') return refuse('BLANK', "Password can't be blank");
  if (password !== password.trim()) {
    const words = 'Password cannot start or end with whitespace';
    return refuse('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', words);
  }
  if (password.length >= 5) return null;
  return refuse('TOO_SHORT', 'Password is too short (minimum is 5 characters)');
}
