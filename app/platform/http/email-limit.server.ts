/** Limits for forms that send e-mails: counted per mailbox, whoever asks and from wherever. */
import type { Context } from '../context.server';
import { keyedHash } from '../keyed-hash.server';

/**
 * False when this mailbox has been asked for too often. Counted under a keyed hash, so that no counter stores
 * the e-mail in the clear. `limit` is a limit of `app/rate-limits.ts`.
 */
export async function allowEmail<Name extends string>(
  {
    limits,
    env,
  }: {
    limits: { allow(limit: Name, key: string): Promise<boolean> };
    env: Pick<Context['env'], 'SESSION_SECRET'>;
  },
  limit: Name,
  email: string,
): Promise<boolean> {
  return limits.allow(limit, await keyedHash(mailboxOf(email), env.SESSION_SECRET));
}

/**
 * One name for the spellings that reach the same mailbox: capitals, what follows a plus, and at Google dots
 * too. Elsewhere dots are another mailbox. Only for counting: two people who share a count lose nothing but
 * a minute.
 */
export function mailboxOf(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const plus = text.indexOf('+', 1);
  const name = text.slice(0, plus > 0 && plus < at ? plus : at);
  const host = text.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
}
