import type { SqlStorage } from '@cloudflare/workers-types';
import { storefronts } from '../../world/storefronts';
import type { World } from '../../world/world';
import { contacts } from '../companies/companies';
import { insertAddress, rowOf } from '../customers/addresses';
import { countryName } from '../customers/contact';
import { LAST_SEEDED_NUMBER } from '../orders/insert-order';
import { demoAddresses } from './addresses';
import { seedOrders } from './orders';

/** Precomputed hashes of 'lintel-demo': hashing is asynchronous, but seeding isn't. */
export const demoCustomers = [
  {
    id: 6_200_000_000_001,
    email: 'zero@lintel.example',
    firstName: 'Nora',
    lastName: 'Field',
    orders: 0,
    password:
      'pbkdf2-sha256$100000$gyvRiGn5l4Ki9A9XzYdw3g==$gg5pFvga71bGEXswrRRlMnX40HXYPmBJ1+OawLj3z8I=',
  },
  {
    id: 6_200_000_000_003,
    email: 'three@lintel.example',
    firstName: 'Theo',
    lastName: 'Marsh',
    orders: 3,
    password:
      'pbkdf2-sha256$100000$hZiwTc6VmtSkFKHJcx6/Cw==$WbN2h4JrYGnaHCxIK+pxj35pVU108bk5yZvtFH51UY4=',
  },
  {
    id: 6_200_000_000_031,
    email: 'many@lintel.example',
    firstName: 'Mina',
    lastName: 'Okafor',
    orders: 31,
    password:
      'pbkdf2-sha256$100000$V3S5E/aNt0LxBCkR/vtKdQ==$WRaxN1X5BFu8aLjmId5oC6M7gm/EWDSMomrJ9w5+hPE=',
  },
];

/** This customer isn't activated: registering with this email sends the activation link. */
const invitedCustomer = {
  id: 6_200_000_000_009,
  email: 'invited@lintel.example',
  firstName: 'Ivo',
  lastName: 'Brandt',
};

/**
 * The customers have 0, 3 and 31 past orders, because the storefront shows 30 per page. One
 * customer has 6 addresses.
 */
export function seedCustomers(world: World): void {
  const { sql } = world;
  insert(sql, { ...invitedCustomer, password: null });
  for (const contact of contacts) insert(sql, { ...contact, password: null });
  const origins = storefronts(world);
  let number = LAST_SEEDED_NUMBER + 1 - demoCustomers.reduce((sum, { orders }) => sum + orders, 0);
  for (const customer of demoCustomers) {
    insert(sql, customer);
    const addresses = demoAddresses[customer.email] ?? [];
    const ids = addresses.map((address) =>
      insertAddress(sql, customer.id, {
        ...rowOf({ ...nameOf(customer), ...address, country: countryName(address.country) }),
        country_code: address.country,
      }),
    );
    sql.exec(
      'UPDATE customers SET default_address_id = ? WHERE id = ?',
      ids[0] ?? null,
      customer.id,
    );
    const address = addresses[0];
    if (!address) continue;
    const contact = { email: customer.email, ...nameOf(customer), ...address };
    const origin = Object.values(origins)[address.country === 'AU' ? 1 : 0] ?? world.origin;
    seedOrders(sql, customer.id, { contact, origin, first: number, count: customer.orders });
    number += customer.orders;
  }
}

const nameOf = ({ firstName, lastName }: (typeof demoCustomers)[number]) => ({
  firstName,
  lastName,
});

type Row = Omit<(typeof demoCustomers)[number], 'orders' | 'password'> & {
  password: string | null;
};

function insert(sql: SqlStorage, customer: Row): void {
  sql.exec(
    `INSERT INTO customers (id, email, first_name, last_name, password, enabled, created_at)
     VALUES (?, ?, ?, ?, ?, ?, '2025-01-15T09:00:00Z')`,
    customer.id,
    customer.email,
    customer.firstName,
    customer.lastName,
    customer.password,
    customer.password === null ? 0 : 1,
  );
}
