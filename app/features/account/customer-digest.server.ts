/** Tells customers apart without naming them. */
import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';

/** The same for each sign-in of one customer. `known`: an id or e-mail that no other customer has. */
export const customerDigest = async ({ env }: Context, known: string): Promise<string> =>
  (await keyedHash(`customer\n${known}`, env.SESSION_SECRET)).slice(0, 32);
