/** Emailed links, which prove access to an address. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { allowEmail } from '~/platform/http/email-limit.server';
import { seal, unseal } from '~/platform/session/seal.server';
import { mailsWishlistLinks, sendWishlistLink } from '~/services/klaviyo/klaviyo.server';
import { linkSentFlash, setEmailCookie } from './wishlist-cookies.server';

/** 'off': this shop emails no links. 'refused': invalid address. */
export type LinkProblem = 'off' | 'limited' | 'refused' | 'unavailable';

export const canMailLinks = mailsWishlistLinks;

const linkSeconds = 3600;
/** One link per email address and time span. */
const spanMs = 10 * 60 * 1000;

const link = v.object({ email: v.string(), until: v.number() });
/** Several stores may have the same secret. */
const linkPurpose = ({ env }: Context) => `wishlist link ${env.STORE}`;

/**
 * `email` must be trimmed and in lower case. The result doesn't reveal whether a list has this email. The next page
 * confirms that the link was sent.
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
    await setEmailCookie(context, email, linkSeconds);
    context.session.flash(linkSentFlash, now);
    return ok(undefined);
  }
  return fail(sent.error === 'throttled' ? 'unavailable' : sent.error);
}

async function isAllowed(context: Context, email: string) {
  const { limits, buyerIp, visitor } = context;
  const allowed = await Promise.all([
    limits.allow('wishlist-link', buyerIp ?? visitor),
    allowEmail(context, 'wishlist-mail', email),
  ]);
  return allowed.every(Boolean);
}

/** Undefined if forged, expired or from another store. */
export async function readLink(context: Context, token: string): Promise<string | undefined> {
  const opened = v.safeParse(
    link,
    await unseal(token, context.env.SESSION_SECRET, linkPurpose(context)),
  );
  return opened.success && opened.output.until > Date.now() ? opened.output.email : undefined;
}
