/** The newsletter form, with the messages a shopper reads. Safe in the browser. spec §5. */
import * as v from 'valibot';

const validEmail = 'Please enter a valid email address.';

/** `website` is a field nobody sees; what fills it is a machine. */
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

/** What an address that was typed lacks; undefined when nothing. */
export function emailProblem(email: string): string | undefined {
  const parsed = v.safeParse(newsletterForm.entries.email, email);
  return parsed.success ? undefined : parsed.issues[0].message;
}

/** What the form's action answers to a script. `message` is about the address; a provider's failure has none. */
export interface NewsletterReply {
  joined: boolean;
  message?: string;
}
