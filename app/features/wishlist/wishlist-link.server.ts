/** The link that is mailed to an address, and proves that whoever opens it reads that address's mail. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { allowEmail } from '~/platform/http/email-limit.server';
import { seal, unseal } from '~/platform/session/seal.server';
import { mailsWishlistLinks, sendWishlistLink } from '~/services/klaviyo/klaviyo.server';
import { email as address } from '~/services/wishlist/wishlist.schema';
import { setEmailCookie } from './wishlist-cookies.server';

/** `off`: this shop mails no links; `limited`: asked for too often; `refused`: not to this address. */
export type LinkProblem = 'off' | 'limited' | 'refused' | 'unavailable';

/** True when this shop can mail links. */
export const canMailLinks = mailsWishlistLinks;

const linkSeconds = 3600;
/** The provider mails one link to an address in each of these spans. */
const spanMs = 10 * 60 * 1000;

const link = v.object({ email: v.string(), until: v.number() });
/** Stores of a preset may share their secret, and a link is good in one of them. */
const linkPurpose = ({ env }: Context) => `wishlist link ${env.STORE}`;

/**
 * Has a link mailed to an address (trimmed, lower case), and notes the address in this browser. What
 * happens does not depend on whether there is a list for it.
 */
export async function requestLink(
  context: Context,
  email: string,
): Promise<Result<void, LinkProblem>> {
  if (!canMailLinks(context)) return fail('off');
  if (!(await isAllowed(context, email))) return fail('limited');
  const { SESSION_SECRET, STORE } = context.env;
  const now = Date.now();
  const until = now + linkSeconds * 1000;
  const token = await seal({ email, until }, SESSION_SECRET, linkPurpose(context));
  const id = `${STORE}-${Math.floor(now / spanMs)}`;
  const sent = await sendWishlistLink(context, { email, token, id });
  if (sent.ok) {
    await setEmailCookie(context, email);
    return ok(undefined);
  }
  return fail(sent.error === 'throttled' ? 'unavailable' : sent.error);
}

/** Counted by IP address, and by the mailbox that would get the mails. */
async function isAllowed(context: Context, email: string) {
  const { limits, buyerIp, visitor } = context;
  const allowed = await Promise.all([
    limits.allow('wishlist-link', buyerIp ?? visitor),
    allowEmail(context, 'wishlist-mail', email),
  ]);
  return allowed.every(Boolean);
}

/** The address that a link was mailed to; undefined when it is forged, expired or of another store. */
export async function readLink(context: Context, token: string): Promise<string | undefined> {
  const opened = v.safeParse(
    link,
    await unseal(token, context.env.SESSION_SECRET, linkPurpose(context)),
  );
  return opened.success && opened.output.until > Date.now() ? opened.output.email : undefined;
}

/** An address as lists are compared by it; undefined for one that the service does not take. */
export function normalizeEmail(text: string): string | undefined {
  const parsed = v.safeParse(address, text, { abortPipeEarly: true });
  return parsed.success ? parsed.output : undefined;
}
