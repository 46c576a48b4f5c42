import type { Context } from '~/platform/context.server';
import { allowEmail } from '~/platform/http/email-limit.server';
import { parseFields } from '~/platform/http/form-fields';
import { safePath } from '~/platform/http/redirects';
import { subscribe } from '~/services/klaviyo/klaviyo.server';
import { newsletterForm, type NewsletterReply } from './newsletter-form';

const tooOften = 'Too many attempts for this email address. Please wait a minute and try again.';

/**
 * Applies a rate limit per mailbox. Failures of the service are only logged. Bots get a reply that looks like
 * success.
 */
export async function joinNewsletter(context: Context, fields: FormData): Promise<NewsletterReply> {
  const form = parseFields(newsletterForm, fields);
  if (!form.ok) return { joined: false, message: form.error.email };
  const { email, website } = form.value;
  if (website) {
    context.log.warn('newsletter-bot');
    return { joined: true };
  }
  if (!(await allowEmail(context, 'newsletter-mail', email)))
    return { joined: false, limited: true, message: tooOften };
  const path = safePath(fields.get('return_to'), '/');
  const page = new URL(path, context.env.SITE_URL).href;
  const result = await subscribe(context, { email, page });
  if (!result.ok) context.log.error('newsletter-failed', { reason: result.error });
  return { joined: result.ok };
}
