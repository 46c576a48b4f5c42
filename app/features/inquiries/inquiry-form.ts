import * as v from 'valibot';
import { validEmail } from '~/platform/http/email-field';
import { parseFields, requiredMessage } from '~/platform/http/form-fields';
import { plainText } from '~/platform/plain-text';
import { orderNumber } from './order-number';

const tooLong = (max: number) => `At most ${max} characters.`;
const text = (max: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(plainText), v.maxLength(max, tooLong(max)));
/** One line, because the receiver may put the field into an email's header. */
const optional = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.maxLength(max, tooLong(max)),
  );
const required = (max: number) => v.pipe(optional(max), v.nonEmpty(requiredMessage));

const email = v.pipe(required(200), validEmail());
const name = v.pipe(required(100), v.minLength(2, 'Please enter at least 2 characters.'));

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
  order: v.pipe(optional(40), v.transform(orderNumber)),
  message: v.pipe(
    text(4000),
    v.nonEmpty(requiredMessage),
    v.minLength(10, 'Please write a few more words.'),
  ),
});

const trade = v.object({
  company: name,
  /** EIN, VAT number or ABN. Formats differ by country, so only the characters are checked. */
  tax_number: v.pipe(
    required(30),
    v.regex(/^(?=(?:\D*\d){4})[a-z0-9][a-z0-9 ./-]{4,29}$/i, 'Please enter a valid tax number.'),
  ),
  name,
  email,
  phone: v.pipe(
    optional(40),
    // Copied numbers may contain invisible characters, non-breaking hyphens, dashes or minus signs.
    v.transform((typed) => typed.replace(/\p{Cf}/gu, '').replace(/[\u2010-\u2015\u2212]/g, '-')),
    v.regex(
      // Four digits, then an extension.
      /^(?:(?=(?:[ ()+./-]*\d){4})[\d ()+./-]+(?:[,;]? ?\(?(?:x|ext|extension|#)[.:]? ?\d{1,6}\)?)?)?$/i,
      'Please enter a valid phone number.',
    ),
  ),
  country: required(80),
  trade: v.picklist(trades, 'Please choose one.'),
  message: text(4000),
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

/** `fields` is null if any field is invalid. */
export function readInquiry(
  kind: InquiryKind,
  posted: FormData,
): FormState & { fields: Record<string, string> | null } {
  const schema: v.GenericSchema<unknown, Record<string, string>> = schemas[kind];
  const names = Object.keys(schemas[kind].entries);
  const values = Object.fromEntries(names.map((field) => [field, String(posted.get(field) ?? '')]));
  const parsed = parseFields(schema, values);
  return parsed.ok
    ? { values, errors: {}, fields: parsed.value }
    : { values, errors: parsed.error, fields: null };
}
