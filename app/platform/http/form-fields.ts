/** Parses the fields of forms, in the browser and on the server. */
import * as v from 'valibot';
import { fail, ok, type Result } from '../result';

/** Field name → its first message. */
export type FieldErrors = Record<string, string>;

/** Instead of the library's words, for which a schema has none of its own: a field that was not sent. */
const otherwise = 'Please check this field.';

/**
 * The schema's output, or the first message of each wrong field. A field's checks end at the first that
 * fails, so that no pattern runs over a text that is too long: 30,000 characters would stop the Worker for
 * everybody. Of a field that was sent twice the first value counts, which is also the one that `get` reads.
 */
export function parseFields<T>(
  schema: v.GenericSchema<unknown, T>,
  fields: FormData | Record<string, unknown>,
): Result<T, FieldErrors> {
  const input = fields instanceof FormData ? Object.fromEntries([...fields].reverse()) : fields;
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true, message: otherwise });
  if (parsed.success) return ok(parsed.output);
  const errors: FieldErrors = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return fail(errors);
}
