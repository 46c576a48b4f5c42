import * as v from 'valibot';
import { requiredMessage } from './form-fields';

export const invalidEmail = 'Please enter a valid email address.';

/**
 * Checks like browsers' `type="email"`, but the domain must contain a dot. `v.email()` would reject apostrophes
 * (`pat.o'brien@…`) and internationalized domains (`xn--…`), which Shopify accepts.
 */
export const validEmail = (message = invalidEmail) =>
  v.pipe(
    v.string(message),
    v.rfcEmail(message),
    v.check((email) => email.includes('.', email.indexOf('@')), message),
  );

/** A form's required field. */
export const emailField = (tooLong = invalidEmail) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.maxLength(254, tooLong),
    validEmail(),
  );
