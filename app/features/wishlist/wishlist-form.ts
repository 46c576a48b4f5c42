import * as v from 'valibot';
import { invalidEmail } from '~/platform/http/email-field';
import { requiredMessage } from '~/platform/http/form-fields';
import { email } from '~/services/wishlist/wishlist.schema';

/** Canonical form; undefined if the service rejects it. */
export function normalizeEmail(text: string): string | undefined {
  const parsed = v.safeParse(email, text, { abortPipeEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** The form that emails a link to the list. */
export const linkForm = v.object({
  email: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.transform((text) => normalizeEmail(text) ?? ''),
    v.nonEmpty(invalidEmail),
  ),
});
