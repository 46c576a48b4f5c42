/** What a part of an address is called in its country. Safe in the browser. */

interface AddressWords {
  /** 'State'; in a sentence in small letters. */
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

/** The words of a country, by its code; `region` is a province unless it is called otherwise. */
export const addressWords = (country: string): AddressWords => ({ ...usual, ...named[country] });

/** Label of the field where the country has no list of regions. */
export const freeRegion = (country: string): string => named[country]?.region ?? 'State or region';
