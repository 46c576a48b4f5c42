/** Parses the address form: its schema, then the rules that need the table of countries. */
import type { Choice } from '~/ui/select';
import type { Address } from './account';
import { addressForm, type AddressFields } from './address-form';
import { isCountry, listCountries, provincesOf } from './countries.server';
import { readFields, type FieldErrors } from './account-forms';

/** The fields, or messages by field. Where a country has a list of provinces, one of them must be chosen. */
export function readAddressForm(
  form: FormData,
): { ok: true; value: AddressFields } | { ok: false; errors: FieldErrors } {
  const read = readFields(addressForm, form);
  const country = String(form.get('country') ?? '');
  const errors: FieldErrors = read.ok ? {} : read.error;
  const choices = provincesOf(country).map(({ value }) => value);
  const province = String(form.get('province') ?? '');
  if (country && !isCountry(country)) errors['country'] = 'Please choose a country.';
  if (choices.length > 0 && !choices.includes(province)) {
    errors['province'] = 'Please choose a province.';
  }
  if (!read.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: read.value };
}

/** Values of the form, with the provinces of the chosen country. */
export interface AddressFormView {
  values: Record<string, string>;
  countries: Choice[];
  provinces: Choice[];
}

/** `values` come from the shopper or from `valuesOf`. A province of another country is dropped. */
export function viewAddressForm(values: Record<string, string>): AddressFormView {
  const provinces = provincesOf(values['country'] ?? '');
  const known = provinces.find(({ value }) => value === values['province'])?.value ?? '';
  const province = provinces.length > 0 ? known : (values['province'] ?? '');
  return { values: { ...values, province }, countries: listCountries(), provinces };
}

/** An address as form values. Without a province code, the province is found by its name. */
export function valuesOf(address: Address): Record<string, string> {
  const { countryCode, provinceCode, province } = address;
  const listed = provincesOf(countryCode);
  const found = listed.find(({ value, label }) => value === provinceCode || label === province);
  const { firstName, lastName, company, address1, address2, city, zip, phone } = address;
  return {
    ...{ firstName, lastName, company, address1, address2, city, zip, phone },
    country: countryCode,
    province: listed.length > 0 ? (found?.value ?? '') : province,
  };
}
