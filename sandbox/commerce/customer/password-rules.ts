import type { CustomerError } from './errors';

/** What the real service says of a new password; null when it takes it (contracts §1.8). */
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
