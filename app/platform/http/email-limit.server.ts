import type { Context } from '../context.server';
import { keyedHash } from '../keyed-hash.server';

/** Returns false if the mailbox has reached `limit` (see `app/rate-limits.ts`). Counts requests from all senders. */
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

/** Lower case, without a plus tag and, for Gmail, without dots. Only for counting, not for sending. */
export function mailboxOf(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const plus = text.indexOf('+', 1);
  const name = text.slice(0, plus > 0 && plus < at ? plus : at);
  const host = text.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
}
