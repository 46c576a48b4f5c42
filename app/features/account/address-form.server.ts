import * as v from 'valibot';
import { fail, ok, type Result } from '~/platform/result';
import type { Choice } from '~/ui/select';
import type { Address } from './account';
import { parseFields, requiredMessage, type FieldErrors } from '~/platform/http/form-fields';
import { addressWords } from './address-words';
import {
  countryName,
  findProvince,
  isCountry,
  listCountries,
  provincesOf,
} from './countries.server';

const tooLong = 'Please use at most 100 characters.';
const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, tooLong)), '');
const requiredText = v.optional(
  v.pipe(v.string(), v.trim(), v.nonEmpty(requiredMessage), v.maxLength(100, tooLong)),
  '',
);

const addressForm = v.object({
  country: requiredText,
  firstName: requiredText,
  lastName: requiredText,
  company: optionalText,
  address1: requiredText,
  address2: optionalText,
  city: requiredText,
  /** A code; free text if the country has no list. */
  province: optionalText,
  zip: optionalText,
  phone: v.pipe(
    optionalText,
    v.regex(/^[+(\s]*\d[\d\s()./-]*$|^$/, 'Please enter a valid phone number.'),
  ),
});

export type AddressFields = v.InferOutput<typeof addressForm>;

/** Without `shipsTo`, all countries are allowed. */
export function readAddressForm(
  form: FormData,
  shipsTo?: readonly string[],
): Result<AddressFields, FieldErrors> {
  const parsed = parseFields(addressForm, form);
  const country = String(form.get('country') ?? '');
  const errors: FieldErrors = parsed.ok ? {} : parsed.error;
  const provinces = provincesOf(country);
  const province = findProvince(country, String(form.get('province') ?? ''));
  if (country && !isCountry(country)) errors['country'] = 'Please choose a country.';
  else if (country && shipsTo?.includes(country) === false)
    errors['country'] = notDelivered(country);
  else if (provinces.length > 0 && !province) {
    const { region } = addressWords(country);
    errors['province'] =
      `Please choose ${/^[AEIOU]/.test(region) ? 'an' : 'a'} ${region.toLowerCase()}.`;
  }
  if (!parsed.ok || Object.keys(errors).length > 0) return fail(errors);
  return province ? ok({ ...parsed.value, province }) : parsed;
}

export const notDelivered = (country: string): string =>
  `We don’t deliver to ${countryName(country)}. Please choose another country.`;

export interface AddressFormView {
  /** By field name. `customer` marks the customer whose page shows the form. */
  values: Record<string, string>;
  countries: Choice[];
  provinces: Choice[];
}

/** `values`: the shopper's input, or the result of `valuesOf`. */
export function viewAddressForm(
  values: Record<string, string>,
  shipsTo: readonly string[],
): AddressFormView {
  const provinces = provincesOf(values['country'] ?? '');
  const listed = findProvince(values['country'] ?? '', values['province'] ?? '') ?? '';
  const province = provinces.length > 0 ? listed : (values['province'] ?? '');
  const countries = listCountries([...shipsTo, values['country'] ?? '']);
  return { values: { ...values, province }, countries, provinces };
}

/** Without a province code, finds the province by name. */
export function valuesOf(address: Address): Record<string, string> {
  const { countryCode, provinceCode, province } = address;
  const provinces = provincesOf(countryCode);
  const found = findProvince(countryCode, provinceCode) ?? findProvince(countryCode, province);
  const { firstName, lastName, company, address1, address2, city, zip, phone } = address;
  return {
    firstName,
    lastName,
    company,
    address1,
    address2,
    city,
    zip,
    phone,
    country: countryCode,
    province: provinces.length > 0 ? (found ?? '') : province,
  };
}
