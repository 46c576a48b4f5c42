import { withReturn } from '../hosted/return-path';

export interface CompanyLocation {
  /** Digits of the gid; `location` in forms. */
  id: string;
  name: string;
  company: string;
  /** Empty if unknown. */
  address: string[];
  /** 'Net 30'. Missing if the company pays at the checkout. */
  terms?: string;
}

export interface ShownCompany {
  /** 'Hearth Hotels, Brooklyn'; null if the customer must choose a location first. */
  name: string | null;
  terms?: string;
  /** The customer can buy for other locations, too. */
  hasOthers?: true;
  /** The company's prices can't be read now, so pages show the usual prices. */
  withoutPrices?: true;
}

export const companyPath = '/accounts/company';

/** The page that chooses a location, and leads back to `path` if that is allowed. */
export const companyPathFrom = (path: string): string =>
  path.split('?')[0] === companyPath ? path : withReturn(companyPath, path);

/** 'Hearth Hotels, Brooklyn'. Shopify gives a company's first location the company's name. */
export const locationTitle = ({ company, name }: Pick<CompanyLocation, 'company' | 'name'>) =>
  name === company ? name : `${company}, ${name}`;

export const termsInWords = (terms: string): string => `Payment terms: ${terms}`;
