/** The back-in-stock form. Safe in the browser. */
import * as v from 'valibot';
import { parseFields } from '~/platform/http/form-fields';
import { fail, type Result } from '~/platform/result';

export const backInStockTexts = {
  done: "We'll let you know",
  failed: 'There was an issue',
  sending: 'Submitting',
} as const;

/** A hidden field: only bots fill it in. */
export const trapField = 'website';

const schema = v.object({
  email: v.pipe(
    v.string('This field is required.'),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(254, 'Please enter a valid email address.'),
    v.email('Please enter a valid email address.'),
  ),
  /** Digits of the variant's gid. */
  variant: v.pipe(
    v.string(backInStockTexts.failed),
    v.regex(/^\d{1,19}$/, backInStockTexts.failed),
  ),
});

/** The action's reply. */
export interface BackInStockReply {
  intent: 'notify';
  ok: boolean;
  /** What was posted, so that the form can be shown again, even without its product. */
  email: string;
  variant?: string;
  /** Message of the e-mail field. */
  error?: string;
  /** Message of the whole form: 'There was an issue'. */
  problem?: string;
}

/** The messages of a refused form. */
export type BackInStockMessages = Pick<BackInStockReply, 'error' | 'problem'>;

/** Parses the form: e-mail and variant, or the messages for the shopper. */
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
