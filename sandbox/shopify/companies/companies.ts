import type { SqlStorage } from '@cloudflare/workers-types';
import type { SeedVariant } from '../../seed/types';
import type { World } from '../../world/world';
import { customerIdOf } from '../customers/access-tokens';

export type CompanyLocation = {
  id: number;
  name: string;
  address: string[];
  /** Null: the company pays at the checkout. */
  terms: { name: string; days: number } | null;
  /** Null: the shop's own prices. */
  catalog: CompanyCatalog | null;
};

type CompanyCatalog = {
  /** Percent below the shop's prices. */
  off: number;
  /** By SKU. */
  rules: Record<string, NonNullable<SeedVariant['rule']>>;
  /** Volume prices by SKU, in percent below the shop's price. */
  breaks: Record<string, { minimum: number; off: number }[]>;
};

const locations: CompanyLocation[] = [
  {
    id: 7_300_000_011,
    name: 'Brooklyn',
    address: ['41 Water Street', 'Brooklyn NY 11201', 'United States'],
    terms: { name: 'Net 30', days: 30 },
    catalog: {
      off: 15,
      // Cloth Cable in black
      rules: { 'A114-1': { minimum: 4, maximum: 40, increment: 2 } },
      // Opal Bulb, G9
      breaks: { 'A104-1': [{ minimum: 20, off: 40 }] },
    },
  },
  {
    id: 7_300_000_012,
    name: 'Queens',
    address: ['8 Vernon Boulevard', 'Long Island City NY 11101', 'United States'],
    terms: null,
    catalog: null,
  },
];

export const company = { id: 7_300_000_001, name: 'Hearth Hotels', locations };

/** `buysFor`: the names of locations. */
export const contacts = [
  {
    ...{ id: 6_200_000_000_041, email: 'hotels@lintel.example' },
    ...{ firstName: 'Hana', lastName: 'Ruiz', buysFor: ['Brooklyn', 'Queens'] },
  },
  {
    ...{ id: 6_200_000_000_042, email: 'brooklyn@lintel.example' },
    ...{ firstName: 'Bo', lastName: 'Lind', buysFor: ['Brooklyn'] },
  },
];

export function installCompanies(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS company_roles (
       customer_id INTEGER NOT NULL, location_id INTEGER NOT NULL,
       PRIMARY KEY (customer_id, location_id)) WITHOUT ROWID`,
  );
}

/** Gives contacts their initial locations. */
export function seedCompanies(sql: SqlStorage): void {
  for (const { id, buysFor } of contacts)
    for (const location of locations)
      if (buysFor.includes(location.name)) setRole(sql, id, location.id, true);
}

export function setRole(
  sql: SqlStorage,
  customerId: number,
  locationId: number,
  hasRole: boolean,
): void {
  sql.exec(
    hasRole
      ? 'INSERT OR IGNORE INTO company_roles VALUES (?, ?)'
      : 'DELETE FROM company_roles WHERE customer_id = ? AND location_id = ?',
    customerId,
    locationId,
  );
}

export function locationsOf(sql: SqlStorage, customerId: number): CompanyLocation[] {
  const roles = sql
    .exec<{ location_id: number }>(
      'SELECT location_id FROM company_roles WHERE customer_id = ?',
      customerId,
    )
    .toArray();
  return locations.filter(({ id }) => roles.some(({ location_id }) => location_id === id));
}

/** Null unless the token's customer can buy for the location. */
export function locationFor(world: World, token: string, gid: string): CompanyLocation | null {
  const customerId = customerIdOf(world, token);
  const id = Number(/^gid:\/\/shopify\/CompanyLocation\/(\d{1,15})$/.exec(gid)?.[1]);
  if (customerId === null) return null;
  return locationsOf(world.sql, customerId).find((location) => location.id === id) ?? null;
}

type Buyer = { customerToken: string | null; companyLocation: string | null };

/** Null if the cart has no location, or if its buyer can no longer buy for the location. */
export const locationOfCart = (
  world: World,
  { customerToken, companyLocation }: Buyer,
): CompanyLocation | null =>
  customerToken === null || companyLocation === null
    ? null
    : locationFor(world, customerToken, companyLocation);
