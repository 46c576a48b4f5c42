import { zoneCode } from '../customers/zones';

/** `onDelivery` is false if the state doesn't tax delivery that is charged separately. */
export type TaxRate = { title: string; percent: number; onDelivery: boolean };

export type Place = { country: string; province: string };

/** The states' own rates; counties' and cities' rates aren't added. */
const states: Record<string, number> = {
  ...{ AL: 4, AZ: 5.6, AR: 6.5, CA: 7.25, CO: 2.9, CT: 6.35, DC: 6, FL: 6, GA: 4, HI: 4, ID: 6 },
  ...{ IL: 6.25, IN: 7, IA: 6, KS: 6.5, KY: 6, LA: 5, ME: 5.5, MD: 6, MA: 6.25, MI: 6, MN: 6.875 },
  ...{
    MS: 7,
    MO: 4.225,
    NE: 5.5,
    NV: 6.85,
    NJ: 6.625,
    NM: 4.875,
    NY: 4,
    NC: 4.75,
    ND: 5,
    OH: 5.75,
  },
  ...{ OK: 4.5, PA: 6, PR: 10.5, RI: 7, SC: 6, SD: 4.2, TN: 7, TX: 6.25, UT: 4.85, VT: 6, VA: 4.3 },
  ...{ WA: 6.5, WV: 6, WI: 5, WY: 4 },
};

const untaxedDelivery = new Set('AL AZ CA FL IA ID LA MA MD ME MO NV OK UT VA WY'.split(' '));

/** HST replaces the federal GST of 5%; the other taxes are added to the GST. */
const provinces: Record<string, { title: 'HST' | 'PST' | 'QST' | 'RST'; percent: number }> = {
  ...{ BC: { title: 'PST', percent: 7 }, SK: { title: 'PST', percent: 6 } },
  ...{ MB: { title: 'RST', percent: 7 }, QC: { title: 'QST', percent: 9.975 } },
  ...{ ON: { title: 'HST', percent: 13 }, NS: { title: 'HST', percent: 14 } },
  ...{ NB: { title: 'HST', percent: 15 }, NL: { title: 'HST', percent: 15 } },
  PE: { title: 'HST', percent: 15 },
};

const vat = Object.fromEntries(
  Object.entries({
    ...{ AD: 4.5, AE: 5, AT: 20, BE: 21, CY: 19, DE: 19, EE: 24, ES: 21, FI: 25.5, FR: 20, GB: 20 },
    ...{ GR: 24, HR: 25, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, MX: 16, NL: 21, PT: 23 },
    ...{ SI: 22, SK: 23 },
  }).map(([country, percent]) => [country, { title: 'VAT', percent }]),
);

/** Taxes that prices include, by country. Hong Kong isn't listed, because it has no sales tax. */
const included: Record<string, { title: string; percent: number }> = {
  ...vat,
  ...{ AU: { title: 'GST', percent: 10 }, NZ: { title: 'GST', percent: 15 } },
  ...{ SG: { title: 'GST', percent: 9 }, JP: { title: 'Consumption tax', percent: 10 } },
};

/** The checkout adds taxes in the USA and Canada; other countries' prices include them. */
export const addsTaxes = (country: string): boolean => country === 'US' || country === 'CA';

/** An unknown state has no tax; an unknown province only has the federal tax. */
export function taxRates({ country, province }: Place): TaxRate[] {
  const zone = zoneCode(country, province) ?? '';
  if (country === 'US') {
    const percent = states[zone];
    const onDelivery = !untaxedDelivery.has(zone);
    return percent ? [{ title: `${zone} State Tax`, percent, onDelivery }] : [];
  }
  if (country === 'CA') {
    const own = provinces[zone];
    const federal = { title: 'GST', percent: 5 };
    const both = own ? (own.title === 'HST' ? [own] : [federal, own]) : [federal];
    return both.map((one) => ({ ...one, onDelivery: true }));
  }
  const rate = included[country];
  return rate ? [{ ...rate, onDelivery: true }] : [];
}
