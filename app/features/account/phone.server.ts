/** The tables are too large for browsers. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** '0412 345 678' in AU → '+61412345678'. Null if ambiguous. */
export function e164(phone: string, country: string): string | null {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phone, home);
  if (!number) return null;
  const isCertain = phone.trim().startsWith('+') ? number.isPossible() : number.isValid();
  return isCertain ? number.number : null;
}

export function isSamePhone(stored: string, typed: string, country: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  const number = e164(typed, country);
  return (
    digits(stored).endsWith(digits(typed)) || (number !== null && number === e164(stored, country))
  );
}
