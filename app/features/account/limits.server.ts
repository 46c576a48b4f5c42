/** Rate limits of the account's forms, per client address and per e-mail. */
import type { Context } from '~/platform/context.server';

type Form = 'login' | 'register' | 'recover' | 'password';

/** False when the limit is exceeded. The e-mail is counted under a keyed hash, so no counter stores it in the clear. */
export async function isWithinLimit(
  context: Context,
  form: Form,
  email?: string,
): Promise<boolean> {
  const { limits, buyerIp, visitor, env } = context;
  const keys = [buyerIp ?? visitor];
  if (email) keys.push(await hashOf(email, env.SESSION_SECRET));
  const answers = await Promise.all(keys.map((key) => limits.allow(form, key)));
  return answers.every(Boolean);
}

async function hashOf(email: string, secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const hash = await crypto.subtle.sign('HMAC', key, bytes(email.trim().toLowerCase()));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
