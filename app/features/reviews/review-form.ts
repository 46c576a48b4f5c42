import * as v from 'valibot';
import { parseFields, requiredMessage, type FieldErrors } from '~/platform/http/form-fields';
import { plainText } from '~/platform/plain-text';
import { fail, ok, type Result } from '~/platform/result';

/** Characters. */
export const longest = { title: 100, text: 2000, author: 40 };

const text = (most: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(plainText),
    v.maxLength(most, `At most ${most} characters.`),
  );

const schema = v.object({
  stars: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(['1', '2', '3', '4', '5'], 'Please choose a rating.'),
    v.transform(Number),
  ),
  title: text(longest.title),
  text: v.pipe(
    text(longest.text),
    v.nonEmpty(requiredMessage),
    v.minLength(10, 'Please write a few more words.'),
  ),
  author: v.pipe(text(longest.author), v.nonEmpty(requiredMessage)),
});
export type ReviewFields = v.InferOutput<typeof schema>;

export const readReviewForm = (fields: FormData): Result<ReviewFields, FieldErrors> => {
  const parsed = parseFields(schema, fields);
  return parsed.ok ? ok(parsed.value) : fail(parsed.error);
};

/** For showing the form again. */
export const valuesOf = (fields: FormData): Record<string, string> =>
  Object.fromEntries(
    Object.keys(schema.entries).map((name) => [name, String(fields.get(name) ?? '')]),
  );

export interface ReviewReply {
  values: Record<string, string>;
  errors: FieldErrors;
  problem?: string;
}
