import type { SqlStorage } from '@cloudflare/workers-types';
import { provinceCode, zoneName } from './zones';

/** `MailingAddressInput`. Country and province are names, never codes. */
export type AddressInput = Partial<
  Record<
    | 'address1'
    | 'address2'
    | 'city'
    | 'company'
    | 'country'
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'province'
    | 'zip',
    string | null
  >
>;

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** `Intl.DisplayNames` also has names for obsolete codes and aliases, such as FX and UK. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
/** The schema's `CountryCode` lacks these codes. Shopify treats some of them as US states. */
const unlisted = new Set('AQ AS CP CQ DG EA EU EZ FM GU IC MH MP PR PW QO UN VI XA XB'.split(' '));
const codes = new Map(
  letters
    .flatMap((one) => letters.map((other) => one + other).filter(isCurrent))
    .flatMap((code) => {
      const name = unlisted.has(code) ? undefined : names.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    }),
);
const ownNames = {
  'falkland islands': 'FK',
  'hong kong sar': 'HK',
  'macao sar': 'MO',
  'palestinian territories': 'PS',
};
for (const [name, code] of Object.entries(ownNames)) codes.set(name, code);

export const countryNameOf = (code: string): string | null => names.of(code) ?? null;

/** Accepts a country's English name or code; null if unknown. */
export function countryCodeOf(country: string): string | null {
  const key = country.trim().toLowerCase();
  return (
    codes.get(key) ?? ([...codes.values()].includes(key.toUpperCase()) ? key.toUpperCase() : null)
  );
}

const columns = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  province: 'province',
  country: 'country',
  zip: 'zip',
  phone: 'phone',
} as const satisfies Record<string, keyof AddressInput>;

type Row = Record<string, string | null>;

/** Blank text becomes null. `country` is the code of the province's country, used if the input has no country. */
export function rowOf(input: AddressInput, country = ''): Row {
  const row: Row = {};
  for (const [column, field] of Object.entries(columns)) {
    if (input[field] !== undefined) row[column] = input[field]?.trim() || null;
  }
  if (row.country) row.country_code = countryCodeOf(row.country);
  if (row.province !== undefined) {
    const where = row.country_code ?? country;
    row.province_code = provinceCode(where, row.province ?? '');
    if (row.province_code) row.province = zoneName(where, row.province_code);
  }
  return row;
}

/** Under another ID. */
export function hasSameAddress(sql: SqlStorage, customerId: number, row: Row, id = 0): boolean {
  return sql
    .exec('SELECT * FROM addresses WHERE customer_id = ? AND id != ?', customerId, id)
    .toArray()
    .some((other) => Object.keys(columns).every((name) => other[name] === (row[name] ?? null)));
}

export function insertAddress(sql: SqlStorage, customerId: number, row: Row): number {
  const names = Object.keys(row);
  return sql
    .exec<{ id: number }>(
      `INSERT INTO addresses (customer_id${names.map((name) => `, ${name}`).join('')})
       VALUES (?${', ?'.repeat(names.length)}) RETURNING id`,
      customerId,
      ...Object.values(row),
    )
    .one().id;
}

export function updateAddress(sql: SqlStorage, id: number, row: Row): void {
  const names = Object.keys(row);
  if (names.length === 0) return;
  sql.exec(
    `UPDATE addresses SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`,
    ...Object.values(row),
    id,
  );
}

/** Undefined if there is no such address, or if it belongs to another customer. */
export const addressRow = (sql: SqlStorage, customerId: number, id: number) =>
  sql.exec('SELECT * FROM addresses WHERE customer_id = ? AND id = ?', customerId, id).toArray()[0];
