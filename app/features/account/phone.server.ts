/** The tables are too large for browsers. */
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** '0412 345 678' in AU → '+61412345678'. Null if ambiguous. */
export function e164(phone: string, country: string): string | null {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phone, home);
  if (!number) return null;
  const isCertain = phone.trim().startsWith('+') ? number.isPossible() : number.isValid();
  return isCertain ? number.number : null;
}

/** Shorter numbers must equal the stored number; longer ones may lack its country code. */
const leastDigits = 7;

/** Shopify may have stored the number in E.164. */
export function isSamePhone(stored: string, typed: string, country: string): boolean {
  const [was, is] = [e164(stored, country), e164(typed, country)];
  if (was !== null && is !== null) return was === is;
  const [before, after] = [digits(stored), digits(typed)];
  if (before === after || before === '' || after === '') return before === after;
  const national = after.replace(/^0+/, '');
  const code = isSupportedCountry(country) ? getCountryCallingCode(country) : '\\d{1,3}';
  return national.length >= leastDigits && new RegExp(`^(0*|${code})${national}$`).test(before);
}

const digits = (text: string): string => text.replace(/\D/g, '');
