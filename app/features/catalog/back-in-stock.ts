/** The back-in-stock form. Safe in the browser. */
import * as v from 'valibot';

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

export interface BackInStockReply {
  intent: 'notify';
  ok: boolean;
  /** What was typed, so that the form can show it again. */
  email: string;
  /** Message of the e-mail field. */
  error?: string;
  /** Message of the whole form: 'There was an issue'. */
  problem?: string;
}

/** Parses the form: its values, or a reply with the message for the shopper. */
export function parseBackInStockForm(fields: FormData) {
  const email = String(fields.get('email') ?? '').slice(0, 254);
  const parsed = v.safeParse(schema, Object.fromEntries(fields));
  if (parsed.success) return { ok: true as const, value: parsed.output, email };
  const [issue] = parsed.issues;
  const isEmail = v.getDotPath(issue) === 'email';
  const about = isEmail ? { error: issue.message } : { problem: backInStockTexts.failed };
  return {
    ok: false as const,
    reply: { intent: 'notify', ok: false, email, ...about } as BackInStockReply,
  };
}
