import type { Contact } from '../customers/contact';
import { contactOf, customerByEmail } from '../customers/customers';
import { nextNumber } from '../orders/insert-order';
import { storefronts } from '../../world/storefronts';
import type { World } from '../../world/world';
import { seedOrders } from './orders';

const somewhere: Contact = {
  email: '',
  firstName: 'Ada',
  lastName: 'Lamb',
  company: '',
  address1: '1 Mill Street',
  address2: '',
  city: 'Hudson',
  province: 'New York',
  zip: '12534',
  country: 'US',
  phone: '',
};

/** Returns false if no customer has this email. */
export function addPastOrders(
  world: World,
  email: string,
  { count, lines }: { count: number; lines?: number },
): boolean {
  const { sql } = world;
  const customer = customerByEmail(sql, email);
  if (!customer) return false;
  const known = contactOf(sql, customer);
  const contact = { ...somewhere, ...(known.address1 ? known : { email: customer.email }) };
  const origin = Object.values(storefronts(world))[0] ?? world.origin;
  seedOrders(sql, customer.id, { contact, origin, first: nextNumber(sql), count, lines });
  return true;
}
