/** The account's forms: one schema each, for the browser and again for the edge. Messages: spec §5. */
import * as v from 'valibot';

export const required = 'This field is required.';
/** Nothing that people type is longer; hashing a novel would be work for nothing. */
const longest = 255;

/** `label` as the message names the field: 'Password must be at least 8 characters long.' */
const text = (label: string, least: number) =>
  v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.minLength(least, `${label} must be at least ${least} characters long.`),
    v.maxLength(longest, `${label} must be at most ${longest} characters long.`),
  );

const invalidEmail = 'Please enter a valid email address.';
const email = v.pipe(
  v.string(required),
  v.trim(),
  text('Email', 8),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalidEmail),
);
const password = text('Password', 8);

/** A form that lacks the field altogether has it empty. */
const asked = <T extends v.GenericSchema<string, string>>(field: T) => v.optional(field, '');

export const loginForm = v.object({ email: asked(email), password: asked(password) });

export const registerForm = v.object({
  firstName: asked(v.pipe(v.string(required), v.trim(), text('First name', 2))),
  /** Letters of any script and spaces; enforced without a message. */
  lastName: asked(
    v.pipe(v.string(required), v.trim(), text('Last name', 2), v.regex(/^[\p{L}\p{M} ]*$/u, '')),
  ),
  email: asked(email),
  password: asked(password),
});

/** Forgot password: the standard format, beyond the shape that the others ask for. */
export const recoverForm = v.object({
  email: asked(v.pipe(email, v.email(invalidEmail))),
});

/** Set password, and activation. */
export const passwordForm = v.object({ password: asked(password) });

/** Field → its first message. */
export type FieldErrors = Record<string, string>;

/** Reads a form with its schema. */
export function readFields<T>(
  schema: v.GenericSchema<unknown, T>,
  form: FormData,
): { ok: true; value: T } | { ok: false; errors: FieldErrors } {
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  if (parsed.success) return { ok: true, value: parsed.output };
  const errors: FieldErrors = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { ok: false, errors };
}

/** What an account form's action answers when the form is shown again. Never a password. */
export interface FormReply {
  form: string;
  values: Record<string, string>;
  errors: FieldErrors;
  /** Over the form, in red. */
  problem?: string;
  /** Beside a sentence that the specification fixes: what to do about it. */
  advice?: string;
}
