/** The shops where orders can be picked up. The demo's contact page lists the same shops. */

export type SeedLocation = {
  id: number;
  name: string;
  address1: string;
  city: string;
  province: string;
  provinceCode: string;
  zip: string;
  country: string;
  countryCode: 'US' | 'AU';
  phone: string;
  latitude: number;
  longitude: number;
  /** For items that are available. */
  pickUpTime: string;
};

export const locations: SeedLocation[] = [
  {
    id: 72_100_000_001,
    name: 'Lintel Hudson',
    address1: '218 Warren Street',
    city: 'Hudson',
    province: 'New York',
    provinceCode: 'NY',
    zip: '12534',
    country: 'United States',
    countryCode: 'US',
    phone: '+1 518 555 0142',
    latitude: 42.2529,
    longitude: -73.7898,
    pickUpTime: 'Usually ready in 2 hours',
  },
  {
    id: 72_100_000_002,
    name: 'Lintel Brooklyn',
    address1: '77 Atlantic Avenue',
    city: 'Brooklyn',
    province: 'New York',
    provinceCode: 'NY',
    zip: '11201',
    country: 'United States',
    countryCode: 'US',
    phone: '+1 718 555 0142',
    latitude: 40.6917,
    longitude: -73.9974,
    pickUpTime: 'Usually ready in 24 hours',
  },
  {
    id: 72_100_000_003,
    name: 'Lintel Fremantle',
    address1: '41 High Street',
    city: 'Fremantle',
    province: 'Western Australia',
    provinceCode: 'WA',
    zip: '6160',
    country: 'Australia',
    countryCode: 'AU',
    phone: '+61 8 5550 0142',
    latitude: -32.0551,
    longitude: 115.7467,
    pickUpTime: 'Usually ready in 2 hours',
  },
  {
    id: 72_100_000_004,
    name: 'Lintel Fitzroy',
    address1: '166 Gertrude Street',
    city: 'Fitzroy',
    province: 'Victoria',
    provinceCode: 'VIC',
    zip: '3065',
    country: 'Australia',
    countryCode: 'AU',
    phone: '+61 3 5550 0142',
    latitude: -37.8066,
    longitude: 144.9797,
    pickUpTime: 'Usually ready in 2-4 days',
  },
];
