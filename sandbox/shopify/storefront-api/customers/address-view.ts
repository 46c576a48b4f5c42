import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { gid } from '../graphql/gid';

export type Address = {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  province: string | null;
  provinceCode: string | null;
  country: string | null;
  countryCode: string | null;
  zip: string | null;
  phone: string | null;
};

export function addressOfRow(row: Record<string, unknown>): Address {
  const text = (column: string) => (typeof row[column] === 'string' ? row[column] : null);
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    provinceCode: text('province_code'),
    country: text('country'),
    countryCode: text('country_code'),
    zip: text('zip'),
    phone: text('phone'),
  };
}

/** As at Shopify, the ID contains the customer's access token, so no page may contain the ID. */
export function addressId(id: number, token: string): string {
  return `${gid('MailingAddress', id)}?model_name=CustomerAddress&customer_access_token=${token}`;
}

/** '+16135550199' → '+1 (613) 555-0199', as Shopify does. Text that isn't a number with country code stays. */
function formattedPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isPossible()) return phone;
  // National numbers outside the NANP may have a prefix that isn't dialled after the country code.
  return number.countryCallingCode === '1'
    ? `+1 ${number.formatNational()}`
    : number.formatInternational();
}

export function addressView(id: string, address: Address) {
  const { firstName, lastName, company, address1, address2, city, province, country, zip } =
    address;
  const name = joined([firstName, lastName], ' ');
  return {
    __typename: 'MailingAddress',
    id,
    ...address,
    phone: address.phone && formattedPhone(address.phone),
    countryCodeV2: address.countryCode,
    name,
    latitude: null,
    longitude: null,
    formattedArea: joined([joined([city, address.provinceCode ?? province], ' '), country], ', '),
    formatted: ({ withName, withCompany }: { withName: boolean; withCompany: boolean }) =>
      [
        withName ? name : null,
        withCompany ? company : null,
        address1,
        address2,
        joined([city, address.provinceCode ?? province, zip], ' '),
        country,
      ].filter((line) => line !== null && line !== ''),
  };
}

function joined(parts: (string | null)[], glue: string): string | null {
  return parts.filter((part) => part !== null && part !== '').join(glue) || null;
}
