/** The address form: what a carrier needs to deliver is required, the rest is optional. */
import * as v from 'valibot';
import { required } from './account-forms';

const tooLong = 'Please enter at most 100 characters.';
const optional = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, tooLong)), '');
const needed = v.optional(
  v.pipe(v.string(), v.trim(), v.nonEmpty(required), v.maxLength(100, tooLong)),
  '',
);

export const addressForm = v.object({
  /** ISO code. */
  country: needed,
  firstName: needed,
  lastName: needed,
  company: optional,
  address1: needed,
  address2: optional,
  city: needed,
  /** Code from the country's list; free text where `provinces.json` has no list. */
  province: optional,
  zip: optional,
  phone: v.pipe(optional, v.regex(/^[+\d][\d\s()./-]*$|^$/, 'Please enter a valid phone number.')),
});

export type AddressFields = v.InferOutput<typeof addressForm>;
