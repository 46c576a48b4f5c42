const ITERATIONS = 100_000;

/** `pbkdf2-sha256${iterations}${salt}${hash}`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await derive(password, salt, ITERATIONS);
  return `pbkdf2-sha256$${ITERATIONS}$${encode(salt)}$${encode(hash)}`;
}

/** In constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, iterations = '', salt = '', hash = ''] = stored.split('$');
  const wanted = decode(hash);
  const given = await derive(password, decode(salt), Number(iterations));
  let difference = wanted.length ^ given.length;
  for (const [index, byte] of given.entries()) difference |= byte ^ (wanted[index] ?? 0);
  return difference === 0;
}

async function derive(password: string, salt: Uint8Array, iterations: number): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256));
}

const encode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const decode = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export type PasswordProblem = { code: string; field: string[]; message: string };

/** Null if the password is valid. Shopify requires 5 characters, the storefront 8. */
export function passwordProblem(
  password: string,
  field: string[] = ['input', 'password'],
): PasswordProblem | null {
  const refuse = (code: string, message: string) => ({ code, field, message });
  if (password.trim() === '') return refuse('BLANK', "Password can't be blank");
  if (password !== password.trim()) {
    const words = 'Password cannot start or end with whitespace';
    return refuse('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', words);
  }
  if (password.length >= 5) return null;
  return refuse('TOO_SHORT', 'Password is too short (minimum is 5 characters)');
}
