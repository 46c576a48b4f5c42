import * as v from 'valibot';
import { fail, ok, type Result } from '../result';

export type FieldErrors = Record<string, string>;

export const requiredMessage = 'This field is required.';

const otherwise = 'Please check this field.';

/**
 * Returns the schema's output, or each field's first message. A field's checks stop at the first failure, so that no
 * regular expression runs on an oversized text. If a field is repeated, its first value counts.
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
