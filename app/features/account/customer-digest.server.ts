import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';

/** Identifies the customer across logins. `known`: the customer's id or email. */
export const customerDigest = async ({ env }: Context, known: string): Promise<string> =>
  (await keyedHash(`customer\n${known}`, env.SESSION_SECRET)).slice(0, 32);
