/** The contact and trade forms: fields, rules, messages. Pure. */
import * as v from 'valibot';

const required = 'This field is required.';
const short = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, `At most ${most} characters.`));
const needed = (most: number) => v.pipe(short(most), v.nonEmpty(required));

const email = v.pipe(needed(200), v.email('Please enter a valid email address.'));
const name = v.pipe(needed(100), v.minLength(2, 'Please enter at least 2 characters.'));

export const trades = [
  'Interior design',
  'Architecture',
  'Building and joinery',
  'Hospitality',
  'Retail',
  'Something else',
] as const;

const contact = v.object({
  name,
  email,
  order: short(40),
  message: v.pipe(needed(4000), v.minLength(10, 'A few more words, please.')),
});

const trade = v.object({
  company: name,
  /** EIN, VAT number, ABN: each country has its own signs, so only its shape is checked. */
  tax_number: v.pipe(
    needed(30),
    v.regex(/^(?=(?:.*\d){4})[a-z0-9][a-z0-9 ./-]{4,29}$/i, 'Please enter a valid tax number.'),
  ),
  name,
  email,
  phone: v.pipe(short(40), v.regex(/^[\d ()+./-]*$/, 'Please enter a valid phone number.')),
  country: needed(80),
  trade: v.picklist(trades, 'Please choose one.'),
  message: short(4000),
});

const schemas = { contact, trade };
export type InquiryKind = keyof typeof schemas;
export const isInquiryKind = (value: unknown): value is InquiryKind =>
  typeof value === 'string' && Object.hasOwn(schemas, value);

export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
}

export const emptyForm: FormState = { values: {}, errors: {} };

/** What was posted, checked: `fields` when all is well, else one message for each wrong field. */
export function readInquiry(
  kind: InquiryKind,
  posted: FormData,
): FormState & { fields: Record<string, string> | null } {
  const schema: v.GenericSchema<unknown, Record<string, string>> = schemas[kind];
  const names = Object.keys(schemas[kind].entries);
  const values = Object.fromEntries(names.map((field) => [field, String(posted.get(field) ?? '')]));
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return { values, errors: {}, fields: parsed.output };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { values, errors, fields: null };
}
