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

export function customerByEmail(sql: SqlStorage, email: string): Customer | null {
  const key = email.trim().toLowerCase();
  return (
    sql.exec<Customer>(`SELECT ${columns} FROM customers WHERE email = ?`, key).toArray()[0] ?? null
  );
}

export function contactOf(sql: SqlStorage, customer: Customer): Partial<Contact> {
  const row = sql
    .exec('SELECT * FROM addresses WHERE id = ?', customer.default_address_id ?? 0)
    .toArray()[0];
  const address = recipientOf(row ?? {});
  return {
    ...address,
    email: customer.email,
    firstName: address.firstName || (customer.first_name ?? ''),
    lastName: address.lastName || (customer.last_name ?? ''),
    phone: address.phone || (customer.phone ?? ''),
  };
}

export function recipientOf(row: Record<string, unknown>) {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zip: text('zip'),
    phone: text('phone'),
    ...(text('country_code') && { country: text('country_code') }),
  };
}
