/** The account's forms: one schema each, validated in the browser and again on the server. */
import * as v from 'valibot';
import type { FieldErrors } from '~/platform/http/form-fields';

export const required = 'This field is required.';
/** No real value is longer, and hashing very long passwords would waste CPU. */
const maxLength = 255;

/** A required text of at least `minLength` characters. `label` names it in messages: 'Password must be at least …'. */
const text = (label: string, minLength: number) =>
  v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.minLength(minLength, `${label} must be at least ${minLength} characters long.`),
    v.maxLength(maxLength, `${label} must be at most ${maxLength} characters long.`),
  );

const invalidEmail = 'Please enter a valid email address.';
const email = v.pipe(
  v.string(required),
  v.trim(),
  text('Email', 8),
  v.regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, invalidEmail),
);
const password = text('Password', 8);

/** A missing field counts as empty. */
const field = <T extends v.GenericSchema<string, string>>(schema: T) => v.optional(schema, '');

/**
 * Letters and marks of every script, spaces, hyphens, dots and apostrophes, as keyboards and scripts write
 * them: O’Brien, Smith-Jones, Gal·la, and Persian names, which need a non-joiner. At least one letter.
 */
const name = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}\u200c-\u200d'‘’\-‐‑.·・]*$/u;
const invalidName = 'Please use only letters, spaces, hyphens, apostrophes and dots.';

export const loginForm = v.object({ email: field(email), password: field(password) });

export const registerForm = v.object({
  firstName: field(v.pipe(v.string(required), v.trim(), text('First name', 2))),
  lastName: field(
    v.pipe(v.string(required), v.trim(), text('Last name', 2), v.regex(name, invalidName)),
  ),
  email: field(email),
  password: field(password),
});

/** Forgot password: requires the standard e-mail format, which is stricter than the login form's. */
export const recoverForm = v.object({
  email: field(v.pipe(email, v.email(invalidEmail))),
});

/** Set password, and account activation. */
export const passwordForm = v.object({ password: field(password) });

/** An account action's data when the form is shown again. Never holds a password. */
export interface FormReply {
  form: string;
  values: Record<string, string>;
  errors: FieldErrors;
  /** Shown above the form, in red. */
  problem?: string;
  /** Follows `problem` where that is a fixed sentence ('Incorrect username or password provided'): what to do. */
  advice?: string;
}
