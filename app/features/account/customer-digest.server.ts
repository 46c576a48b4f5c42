import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';

/** A hash that stays the same across logins. `known` is an id or email unique to the customer. */
export const customerDigest = async ({ env }: Context, known: string): Promise<string> =>
  (await keyedHash(`customer\n${known}`, env.SESSION_SECRET)).slice(0, 32);
