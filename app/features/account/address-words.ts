interface AddressWords {
  region: string;
  postcode: string;
}

const usual: AddressWords = { region: 'Province', postcode: 'Postcode' };

const named: Partial<Record<string, Partial<AddressWords>>> = {
  US: { region: 'State', postcode: 'ZIP code' },
  CA: { postcode: 'Postal code' },
  AU: { region: 'State or territory' },
  IE: { region: 'County', postcode: 'Eircode' },
  GB: { region: 'County' },
  NZ: { region: 'Region' },
  AE: { region: 'Emirate' },
  JP: { region: 'Prefecture' },
  MX: { region: 'State' },
  BR: { region: 'State' },
  IN: { region: 'State', postcode: 'PIN code' },
  MY: { region: 'State' },
  HK: { region: 'Region' },
};

export const addressWords = (country: string): AddressWords => ({ ...usual, ...named[country] });

/** For countries without a list of regions. */
export const freeRegion = (country: string): string => named[country]?.region ?? 'State or region';
