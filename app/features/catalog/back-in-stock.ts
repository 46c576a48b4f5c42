import * as v from 'valibot';
import { validEmail } from '~/platform/http/email-field';
import { parseFields } from '~/platform/http/form-fields';
import { fail, type Result } from '~/platform/result';

export const backInStockTexts = {
  done: "We'll let you know",
  failed: 'There was an issue',
  sending: 'Submitting',
} as const;

/** A hidden field that only bots fill in. */
export const trapField = 'website';

const schema = v.object({
  email: v.pipe(
    v.string('This field is required.'),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(254, 'Please enter a valid email address.'),
    validEmail(),
  ),
  variant: v.pipe(
    v.string(backInStockTexts.failed),
    v.regex(/^\d{1,19}$/, backInStockTexts.failed),
  ),
});

export interface BackInStockReply {
  intent: 'notify';
  ok: boolean;
  email: string;
  variant?: string;
  error?: string;
  problem?: string;
}

export type BackInStockMessages = Pick<BackInStockReply, 'error' | 'problem'>;

export function parseBackInStockForm(
  fields: FormData,
): Result<v.InferOutput<typeof schema>, BackInStockMessages> {
  const parsed = parseFields(schema, fields);
  if (parsed.ok) return parsed;
  const [field] = Object.keys(parsed.error);
  return fail(
    field === 'email' ? { error: parsed.error.email } : { problem: backInStockTexts.failed },
  );
}
