import { formatNumber } from './number-format';

const mmPer = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8, yd: 914.4 };

export type LengthUnit = keyof typeof mmPer;
export const isLengthUnit = (unit: string): unit is LengthUnit => unit in mmPer;
const isMetric = (unit: LengthUnit) => unit === 'mm' || unit === 'cm' || unit === 'm';

/** `text` is in the locale's usual units, `also` in the other units. */
export interface Measured {
  text: string;
  /** Missing if the text contains no length. */
  also?: string;
}

const inInches = ({ region }: Intl.Locale) => region === 'US';

const format = (amount: number, unit: LengthUnit, locale: string, decimals: number) =>
  `${formatNumber(amount, locale, decimals)} ${unit}`;

/** Eighths. */
const fractions = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/** '9½' for 9.45 in quarters. `parts` is 8, 4 or 1. */
function inFractions(inches: number, parts: number, locale: string): string {
  const eighths = Math.round(inches * parts) * (8 / parts);
  const [whole, rest] = [Math.floor(eighths / 8), fractions[eighths % 8]!];
  return whole === 0 && rest ? rest : `${formatNumber(whole, locale, 0)}${rest}`;
}

/** In inches. From this length on, feet are used. */
const longest = 60;
/** In inches. Below this length, eighths are used. */
const short = 4;

/** As on a tape measure: '⅝ in', '9½ in', '6 ft 7 in'. */
function onTape(inches: number, locale: string): string {
  if (inches < longest) return `${inFractions(inches, inches < short ? 8 : 4, locale)} in`;
  const whole = Math.round(inches);
  const rest = whole % 12;
  return `${formatNumber(Math.floor(whole / 12), locale, 0)} ft${rest ? ` ${rest} in` : ''}`;
}

const isOnTape = (inches: number) => Number.isInteger(inches * 8);

/**
 * Millimeters become hundredths of an inch, because small differences decide whether a screw fits. cm and m become
 * fractions as on a tape measure.
 */
function imperial(mm: number, unit: LengthUnit, locale: string): string {
  const inches = mm / mmPer.in;
  if (unit === 'mm' || (isMetric(unit) && inches < 0.1)) return format(inches, 'in', locale, 2);
  if (isMetric(unit)) return onTape(inches, locale);
  const amount = mm / mmPer[unit];
  if (unit === 'in' && isOnTape(amount)) return `${inFractions(amount, 8, locale)} in`;
  return format(amount, unit, locale, amount < 10 ? 2 : 1);
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

export function withInches(text: string, locale: string): Measured {
  const other = text.replace(lengths, (all: string, ...groups: unknown[]) => {
    const unit = groups[3] as LengthUnit;
    const inches = (amount: string) => imperial(Number(amount) * mmPer[unit], unit, locale);
    const amounts = all.match(/[\d.]+/g) ?? [];
    if (amounts.some((one) => Number.isNaN(Number(one)))) return all;
    // The unit appears once, '17¾ × 17¾ in', unless a length has feet: '6 ft 7 in × 9 ft 10 in'.
    const isShared = amounts.every((one) => !inches(one).includes(' ft'));
    return all
      .slice(0, -unit.length)
      .trimEnd()
      .replace(/[\d.]+/g, (one) => (isShared ? inches(one).slice(0, -' in'.length) : inches(one)))
      .concat(isShared ? ' in' : '');
  });
  return other === text ? { text } : inBoth(text, other, locale);
}

const oneLength = /^(\d+(?:\.\d+)?) ?(mm|cm)$/;

/**
 * For US shops: '5 in (128 mm)'. The parentheses contain the value that orders and the checkout show. Values without a
 * length, and other locales' values, stay unchanged.
 */
export function sizeName(value: string, locale: string): string {
  const [, amount, unit = ''] = oneLength.exec(value) ?? [];
  if (!amount || !isLengthUnit(unit) || !inInches(new Intl.Locale(locale))) return value;
  const inches = (Number(amount) * mmPer[unit]) / mmPer.in;
  return `${inFractions(inches, unit === 'mm' ? 8 : 1, locale)} in (${value})`;
}
