import * as v from 'valibot';
import { emailField } from '~/platform/http/email-field';

/** `website` is a hidden field that only bots fill in. */
export const newsletterForm = v.object({
  email: emailField(),
  website: v.optional(v.string(), ''),
});

/** `message` says why an email was refused: invalid, or tried too often. Missing if the service fails. */
export interface NewsletterReply {
  joined: boolean;
  message?: string;
  limited?: boolean;
}
