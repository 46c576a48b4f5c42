import type { SqlStorage } from '@cloudflare/workers-types';
import type { Contact } from './contact';

export type Customer = {
  id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  default_address_id: number | null;
};

const columns = 'id, email, first_name, last_name, phone, default_address_id';

export function customerById(sql: SqlStorage, id: number): Customer | null {
  return (
    sql.exec<Customer>(`SELECT ${columns} FROM customers WHERE id = ?`, id).toArray()[0] ?? null
  );
}

/** The customer with this e-mail, ignoring case, or null. */
export function customerByEmail(sql: SqlStorage, email: string): Customer | null {
  const key = email.trim().toLowerCase();
  return (
    sql.exec<Customer>(`SELECT ${columns} FROM customers WHERE email = ?`, key).toArray()[0] ?? null
  );
}

/** The prefilled contact of a known customer: e-mail, name and default address. */
export function contactOf(sql: SqlStorage, customer: Customer): Partial<Contact> {
  const row = sql
    .exec('SELECT * FROM addresses WHERE id = ?', customer.default_address_id ?? 0)
    .toArray()[0];
  const text = (name: string) => String(row?.[name] ?? '');
  return {
    email: customer.email,
    firstName: text('first_name') || (customer.first_name ?? ''),
    lastName: text('last_name') || (customer.last_name ?? ''),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zip: text('zip'),
    phone: text('phone') || (customer.phone ?? ''),
    ...(row && { country: text('country_code') }),
  };
}
