/** How often the account's forms may be used: by the shopper's address and by the e-mail's hash. */
import type { Context } from '~/platform/context.server';

type Form = 'login' | 'register' | 'recover' | 'password';

/** False: too often. The e-mail is counted as a keyed hash, so that no counter holds anybody's. */
export async function mayTry(context: Context, form: Form, email?: string): Promise<boolean> {
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
