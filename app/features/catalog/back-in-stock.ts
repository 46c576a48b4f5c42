import * as v from 'valibot';
import { emailField } from '~/platform/http/email-field';
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
  email: emailField(),
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
