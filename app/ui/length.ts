import { formatNumber } from './number-format';

const mmPer = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8, yd: 914.4 };

export type LengthUnit = keyof typeof mmPer;
export const isLengthUnit = (unit: string): unit is LengthUnit => unit in mmPer;
const isMetric = (unit: LengthUnit) => unit === 'mm' || unit === 'cm' || unit === 'm';

/** `text` in the locale's usual units, `also` in the others. */
export interface Measured {
  text: string;
  /** Missing if the text contains no length. */
  also?: string;
}

const inInches = ({ region }: Intl.Locale) => region === 'US';

const format = (amount: number, unit: LengthUnit, locale: string, decimals: number) =>
  `${formatNumber(amount, locale, decimals)} ${unit}`;

/** Hundredths of an inch decide whether a screw fits. */
function imperial(mm: number, unit: LengthUnit, locale: string): string {
  const [own, amount] = isMetric(unit)
    ? (['in', mm / mmPer.in] as const)
    : [unit, mm / mmPer[unit]];
  return format(amount, own, locale, amount < 10 ? 2 : 1);
}

function metric(mm: number, unit: LengthUnit, locale: string): string {
  const own = isMetric(unit) ? unit : 'cm';
  return format(mm / mmPer[own], own, locale, 1);
}

const inBoth = (own: string, other: string, locale: string): Measured =>
  inInches(new Intl.Locale(locale)) ? { text: other, also: own } : { text: own, also: other };

/** Inches come first for US locales (BCP 47). */
export function lengthInWords(amount: number, unit: LengthUnit, locale: string): Measured {
  const mm = amount * mmPer[unit];
  return inBoth(metric(mm, unit, locale), imperial(mm, unit, locale), locale);
}

/** '24 cm', '45 × 45 cm'; not '2 min'. */
const lengths = /(?<![\d.])([\d.]{1,8} ?[×x] ?)?([\d.]{1,8} ?[×x] ?)?([\d.]{1,8}) ?(mm|cm|m)\b/g;

/** Adds inches, which come first for US locales. */
export function withInches(text: string, locale: string): Measured {
  const other = text.replace(lengths, (all: string, ...groups: unknown[]) => {
    const unit = groups[3] as LengthUnit;
    const inches = (amount: string) => imperial(Number(amount) * mmPer[unit], unit, locale);
    const amounts = all.match(/[\d.]+/g) ?? [];
    if (amounts.some((one) => Number.isNaN(Number(one)))) return all;
    return all
      .slice(0, -unit.length)
      .trimEnd()
      .replace(/[\d.]+/g, (one) => inches(one).slice(0, -' in'.length))
      .concat(' in');
  });
  return other === text ? { text } : inBoth(text, other, locale);
}
