import * as v from 'valibot';
import { marketCountries } from '../storage/markets';

export const withoutZip = ['HK', 'AE'];

const required = (message: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(200, 'Please shorten this'));
const optional = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(200, 'Please shorten this')),
  '',
);

const buyer = {
  email: v.pipe(required('Enter an email'), v.rfcEmail('Enter a valid email')),
  firstName: required('Enter a first name'),
  lastName: required('Enter a last name'),
  country: v.picklist(
    marketCountries.map(({ isoCode }) => isoCode),
    'Choose a country',
  ),
  ...{ company: optional, address2: optional, province: optional, phone: optional },
};

const schema = v.pipe(
  v.object({
    ...buyer,
    address1: required('Enter an address'),
    city: required('Enter a city'),
    zip: optional,
  }),
  v.forward(
    v.check(({ zip, country }) => zip !== '' || withoutZip.includes(country), 'Enter a postcode'),
    ['zip'],
  ),
);

/** For orders with no shipped items. */
const billed = v.object({ ...buyer, address1: optional, city: optional, zip: optional });

/** `country` is a code. Missing values are ''. */
export type Contact = v.InferOutput<typeof schema>;

/**
 * `errors` has one message per invalid field. If `sent` is true, the cart has shipped lines and the
 * address is required.
 */
export function parseContact(
  values: Record<string, string>,
  { sent }: { sent: boolean },
): { contact: Contact } | { errors: Record<string, string> } {
  const result = v.safeParse(sent ? schema : billed, values);
  if (result.success) return { contact: result.output };
  const nested = v.flatten(result.issues).nested ?? {};
  const errors = Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? '']);
  return { errors: Object.fromEntries(errors) as Record<string, string> };
}

export const countryName = (code: string): string =>
  marketCountries.find(({ isoCode }) => isoCode === code)?.name ?? code;

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
