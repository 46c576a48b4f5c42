import * as v from 'valibot';
import { marketCountries } from '../storage/markets';

/** Countries without postcodes. */
const withoutZip = ['HK', 'AE'];

const required = (message: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(200, 'Please shorten this'));
const optional = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(200, 'Please shorten this')),
  '',
);

const schema = v.pipe(
  v.object({
    email: v.pipe(required('Enter an email'), v.email('Enter a valid email')),
    firstName: required('Enter a first name'),
    lastName: required('Enter a last name'),
    company: optional,
    address1: required('Enter an address'),
    address2: optional,
    city: required('Enter a city'),
    province: optional,
    zip: optional,
    country: v.picklist(
      marketCountries.map(({ isoCode }) => isoCode),
      'Choose a country',
    ),
    phone: optional,
  }),
  v.forward(
    v.check(({ zip, country }) => zip !== '' || withoutZip.includes(country), 'Enter a postcode'),
    ['zip'],
  ),
);

/** The recipient of an order; `country` is a code. Absent values are ''. */
export type Contact = v.InferOutput<typeof schema>;

/** Validates the contact step; `errors` has one message for each invalid field. */
export function parseContact(
  values: Record<string, string>,
): { contact: Contact } | { errors: Record<string, string> } {
  const result = v.safeParse(schema, values);
  if (result.success) return { contact: result.output };
  const nested = v.flatten(result.issues).nested ?? {};
  const errors = Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? '']);
  return { errors: Object.fromEntries(errors) as Record<string, string> };
}

export const countryName = (code: string): string =>
  marketCountries.find(({ isoCode }) => isoCode === code)?.name ?? code;

/** The lines of a postal address. */
export function addressLines(contact: Contact): string[] {
  return [
    `${contact.firstName} ${contact.lastName}`,
    contact.company,
    contact.address1,
    contact.address2,
    [contact.city, contact.province, contact.zip].filter(Boolean).join(' '),
    countryName(contact.country),
  ].filter((line) => line.trim() !== '');
}
