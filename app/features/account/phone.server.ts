/** Telephone numbers. On the server only: the tables of all countries are large. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number as somebody in `country` (ISO code) writes it, in E.164: '0412 345 678' in AU → '+61412345678'. Null when that
 * is not certain: without a country's own code it must be a number of that country.
 */
export function e164(phone: string, country: string): string | null {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phone, home);
  if (!number) return null;
  const isCertain = phone.trim().startsWith('+') ? number.isPossible() : number.isValid();
  return isCertain ? number.number : null;
}

/** True when a stored number is the one that was typed in `country`, in whichever form it is stored. */
export function isSamePhone(stored: string, typed: string, country: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  const number = e164(typed, country);
  return (
    digits(stored).endsWith(digits(typed)) || (number !== null && number === e164(stored, country))
  );
}
