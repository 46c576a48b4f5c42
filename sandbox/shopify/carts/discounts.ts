import type { Currency } from '../../seed/types';
import type { World } from '../../world/world';

/** What each code of a cart does; `amount` is in hundredths of the cart's currency. */
export type AppliedCode = { code: string; applicable: boolean; amount: number };

/**
 * Applies the codes of a cart to its subtotal (hundredths). Unknown and expired codes stay in the
 * list as not applicable. Codes do not combine: only the one that saves most is applied.
 */
export function applyCodes(
  world: World,
  codes: string[],
  subtotal: number,
  currency: Currency,
): AppliedCode[] {
  const worth = codes.map((code) => {
    const row = world.sql
      .exec<{ kind: string; value: number; ends_at: string | null }>(
        'SELECT kind, value, ends_at FROM discounts WHERE code = ?',
        code.trim(),
      )
      .toArray()[0];
    if (!row || (row.ends_at !== null && Date.parse(row.ends_at) <= world.now().getTime()))
      return 0;
    if (row.kind === 'amount') return Math.min(row.value, subtotal);
    return wholeUnits((subtotal * row.value) / 100, currency);
  });
  const best = Math.max(0, ...worth);
  const winner = best > 0 ? worth.indexOf(best) : -1;
  return codes.map((code, index) => ({
    code,
    applicable: index === winner,
    amount: index === winner ? best : 0,
  }));
}

/** The yen has no minor unit. */
function wholeUnits(hundredths: number, currency: Currency): number {
  return currency === 'JPY' ? Math.round(hundredths / 100) * 100 : Math.round(hundredths);
}

/** Removes duplicate codes, ignoring case. */
export function uniqueCodes(codes: string[]): string[] {
  const seen = new Map(codes.map((code) => [code.trim().toLowerCase(), code.trim()] as const));
  return [...seen.values()].filter((code) => code !== '');
}
