import { translations } from '../../../seed/translations';
import { currencyOf, currencySymbols, marketCountries } from '../../storage/markets';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { metafieldsOf } from '../graphql/metafields';

const languageView = (isoCode: string) => ({
  __typename: 'Language',
  isoCode,
  name: new Intl.DisplayNames(['en'], { type: 'language' }).of(isoCode.toLowerCase()),
  endonymName: new Intl.DisplayNames([isoCode.toLowerCase()], { type: 'language' }).of(
    isoCode.toLowerCase(),
  ),
});
const primary = 'EN';
/** Every country has the primary language and all languages with translations. */
const languages = [primary, ...Object.keys(translations)];
const imperial = ['US'];

/**
 * If the shop doesn't sell in the context's country, the current country is the primary market's.
 */
export function localization(_args: unknown, { country, language }: Context) {
  const current = marketCountries.find(({ isoCode }) => isoCode === country) ?? marketCountries[0];
  const isoCode = current?.isoCode ?? 'US';
  return {
    country: countryView(isoCode, current?.name ?? 'United States'),
    availableCountries: marketCountries.map((one) => countryView(one.isoCode, one.name)),
    language: languageView(languages.includes(language) ? language : primary),
    availableLanguages: languages.map(languageView),
    market: market(isoCode),
  };
}

function countryView(isoCode: string, name: string) {
  const currency = currencyOf(isoCode);
  return {
    __typename: 'Country',
    isoCode,
    name,
    currency: { isoCode: currency, ...currencySymbols[currency] },
    unitSystem: imperial.includes(isoCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: languages.map(languageView),
    market: () => market(isoCode),
  };
}

function market(isoCode: string): Record<string, unknown> {
  const handle = currencyOf(isoCode).toLowerCase();
  const number = [...handle].reduce((sum, letter) => sum * 32 + letter.charCodeAt(0) - 96, 0);
  const view = () => market(isoCode);
  return {
    __typename: 'Market',
    id: gid('Market', number),
    handle,
    ...metafieldsOf({ id: handle, createdAt: '2026-01-05T09:00:00Z', view }, () => []),
  };
}
