import type { Contact } from '../customers/contact';

type Place = Omit<Contact, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<Contact, 'firstName' | 'lastName'>>;

const place = (
  address1: string,
  city: string,
  province: string,
  zip: string,
  country: string,
  more: Partial<Place> = {},
): Place => ({
  company: '',
  address2: '',
  phone: '',
  ...{ address1, city, province, zip, country },
  ...more,
});

/** Keys are emails. The first address is the default. */
export const demoAddresses: Record<string, Place[]> = {
  'three@lintel.example': [
    place('48 Warren Street', 'Hudson', 'New York', '12534', 'US', {
      address2: 'Apartment 3',
      phone: '+1 518 555 0163',
    }),
    place('700 Congress Avenue', 'Austin', 'Texas', '78701', 'US', {
      company: 'Marsh & Hale Architects',
    }),
  ],
  'many@lintel.example': [
    place('12 Slip Lane', 'Fremantle', 'Western Australia', '6160', 'AU', {
      phone: '+61 8 5550 0117',
    }),
    place('5 Lygon Street', 'Carlton', 'Victoria', '3053', 'AU'),
    place('31 Ponsonby Road', 'Auckland', '', '1011', 'NZ'),
    place('18 Lamb’s Conduit Street', 'London', '', 'WC1N 3LD', 'GB', {
      company: 'Okafor Studio',
    }),
    place('Torstraße 90', 'Berlin', '', '10119', 'DE', { firstName: 'Ines' }),
    place('2-14 Ginza', 'Tokyo', 'Tōkyō', '104-0061', 'JP', { address2: 'Floor 4' }),
  ],
};
