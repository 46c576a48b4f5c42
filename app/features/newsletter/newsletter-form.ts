/** The newsletter form, with messages for shoppers. Safe in the browser. */
import * as v from 'valibot';
import { parseFields } from '~/platform/http/form-fields';

const validEmail = 'Please enter a valid email address.';

/** `website` is a hidden field that only bots fill in. */
export const newsletterForm = v.object({
  email: v.pipe(
    v.string('This field is required.'),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(254, validEmail),
    v.email(validEmail),
  ),
  website: v.optional(v.string(), ''),
});

/** Message for an invalid e-mail; undefined when it is valid. */
export function emailProblem(email: string): string | undefined {
  const parsed = parseFields(newsletterForm, { email });
  return parsed.ok ? undefined : parsed.error.email;
}

/** The action's reply to a script. `message` is about the e-mail; a failure of the provider has none. */
export interface NewsletterReply {
  joined: boolean;
  message?: string;
  /** Too many attempts for this e-mail; `message` says so. */
  limited?: boolean;
}
