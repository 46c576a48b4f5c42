import * as v from 'valibot';
import { validEmail } from '~/platform/http/email-field';

const invalidEmail = 'Please enter a valid email address.';

/** `website` is a hidden field that only bots fill in. */
export const newsletterForm = v.object({
  email: v.pipe(
    v.string('This field is required.'),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(254, invalidEmail),
    validEmail(invalidEmail),
  ),
  website: v.optional(v.string(), ''),
});

/** `message` explains an invalid email; missing if the service fails. */
export interface NewsletterReply {
  joined: boolean;
  message?: string;
  limited?: boolean;
}
