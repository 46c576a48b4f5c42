import * as v from 'valibot';
import { invalidEmail, validEmail } from '~/platform/http/email-field';
import { requiredMessage, type FieldErrors } from '~/platform/http/form-fields';

/** Limits the cost of hashing passwords. */
const maxLength = 255;

const text = (label: string, minLength: number) =>
  v.pipe(
    v.string(requiredMessage),
    v.nonEmpty(requiredMessage),
    v.minLength(minLength, `${label} must be at least ${minLength} characters long.`),
    v.maxLength(maxLength, `${label} must be at most ${maxLength} characters long.`),
  );

/** Looser than `validEmail`: existing accounts may have an email address that `validEmail` refuses. */
const email = v.pipe(
  v.string(requiredMessage),
  v.trim(),
  text('Email', 8),
  v.regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, invalidEmail),
);
const password = text('Password', 8);

const field = <T extends v.GenericSchema<string, string>>(schema: T) => v.optional(schema, '');

/** Persian names can contain \u200c. */
const name = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}\u200c-\u200d'‘’\-‐‑.·・]*$/u;
const invalidName = 'Please use only letters, spaces, hyphens, apostrophes and dots.';

export const loginForm = v.object({ email: field(email), password: field(password) });

export const registerForm = v.object({
  firstName: field(v.pipe(v.string(requiredMessage), v.trim(), text('First name', 2))),
  lastName: field(
    v.pipe(v.string(requiredMessage), v.trim(), text('Last name', 2), v.regex(name, invalidName)),
  ),
  email: field(email),
  password: field(password),
});

export const recoverForm = v.object({
  email: field(v.pipe(email, validEmail())),
});

/** For password reset and account activation. */
export const passwordForm = v.object({ password: field(password) });

/** The reply never contains a password. */
export interface FormReply {
  form: string;
  values: Record<string, string>;
  errors: FieldErrors;
  problem?: string;
  advice?: string;
}

/** The reply to a form whose customer is no longer signed in. The form wasn't processed. */
export interface EndedSession {
  problem: string;
  /** Path of the login page that leads back. */
  signIn: string;
}
