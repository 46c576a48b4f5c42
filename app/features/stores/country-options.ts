/** Includes the countries of sibling stores. */
import type { CountryCode } from '~/platform/stores/codes';
import { regionOfCountry } from '~/platform/stores/resolve-market';
import type { Region, Store } from '~/platform/stores/store';

export interface CountryOption {
  country: CountryCode;
  /** 'Australia (AUD $)'. */
  label: string;
}

/** This store if it sells there, else a sibling store. */
export const storeFor = (
  country: CountryCode,
  own: Store,
  siblings: readonly Store[],
): Store | undefined =>
  [own, ...siblings].find((store) => regionOfCountry(store, country) !== undefined);

/** Sorted by name, each country once. */
export function listCountryOptions(own: Store, siblings: readonly Store[]): CountryOption[] {
  const names = new Intl.DisplayNames([own.locale], { type: 'region' });
  const nameOf = (region: Region, country: CountryCode) =>
    region.hasMultiCountryCurrency ? (names.of(country) ?? country) : region.name;
  const options = new Map<CountryCode, CountryOption>();
  for (const region of [own, ...siblings].flatMap((store) => store.regions)) {
    for (const country of region.countries) {
      if (options.has(country)) continue;
      const money = [...new Set([region.currency, region.currencySymbol])].join(' ');
      options.set(country, { country, label: `${nameOf(region, country)} (${money})` });
    }
  }
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label, own.locale));
}
