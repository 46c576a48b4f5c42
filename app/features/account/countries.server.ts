import type { Choice } from '~/ui/select';
import provinceTable from './provinces.json';

/** ISO 3166-1 alpha-2. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG ' +
  'GH GI GL GM GN GP GQ GR GS GT GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KR ' +
  'KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF ' +
  'NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VN VU WF WS ' +
  'XK YE YT ZA ZM ZW'
).split(' ');

/** Shopify's names where `Intl.DisplayNames` differs or varies by runtime. */
const ownNames = new Map([
  ['FK', 'Falkland Islands'],
  ['HK', 'Hong Kong SAR'],
  ['MO', 'Macao SAR'],
  ['PS', 'Palestinian Territories'],
]);

const names = new Intl.DisplayNames(['en'], { type: 'region' });
/** A Map is safe for keys from forms, such as `constructor`. */
const provinces = new Map<string, string[][]>(Object.entries(provinceTable));

/** Returns the code if unknown. */
export const countryName = (code: string): string => ownNames.get(code) ?? names.of(code) ?? code;

export const listCountries = (only: readonly string[] = codes): Choice[] =>
  codes
    .filter((code) => only.includes(code))
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

export const isCountry = (code: string): boolean => codes.includes(code);

export const provincesOf = (country: string): Choice[] =>
  (provinces.get(country) ?? []).map(([value = '', label = '']) => ({ value, label }));

/**
 * Finds the province's code by its code, name or other spellings. Ignores case and accents, because the Storefront API
 * writes Tōkyō.
 */
export function findProvince(country: string, written: string): string | undefined {
  const wanted = plain(written);
  return provinces.get(country)?.find((names) => names.some((name) => plain(name) === wanted))?.[0];
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();
