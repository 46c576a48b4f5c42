import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { ShownCompany } from '~/features/account/company/company';
import type { Theme } from '~/features/navigation/theme';
import type { CountryOption } from '~/features/stores/country-options';
import type { Site } from './site.server';

/** The data of the header and the footer. */
export interface ShellData {
  theme: Theme;
  countryOptions: CountryOption[];
}

export interface RootData {
  site: Site;
  /** Missing if header and footer come from the cached page `/shell`; browsers then get this data from there. */
  shell?: ShellData;
  /** Shown once, on the document's first page. */
  notice?: string;
  /** Missing unless the customer buys for a company. */
  company?: ShownCompany;
}

/** Data from `/shell`. Set only in browsers. */
const ShellDataContext = createContext<ShellData | undefined>(undefined);
export const ShellDataProvider = ShellDataContext.Provider;

/** Undefined while the server renders a page whose header and footer come from the cache. */
export function useShellData(): ShellData | undefined {
  const own = useRouteLoaderData<RootData | null>('root')?.shell;
  const cached = useContext(ShellDataContext);
  return own ?? cached;
}
