/** What a link to a bag names, as Shopify writes it: `/cart/{variant}:{quantity},…`. Safe in the browser. */
import { maxPerLine } from './cart';
import { maxTransferLines } from './cart-transfer';

interface LinkedPieces {
  /** Digits of the variant's gid. */
  merchandise: string;
  quantity: number;
}

const one = /^(\d{1,19}):(\d{1,4})$/;

/**
 * Parses '41:2,42:1', which anyone may have written. `cut`: it named more variants than are read. Null without a valid
 * one. A variant that is named twice counts twice.
 */
export function parseLinkedPieces(text: string): { pieces: LinkedPieces[]; cut: boolean } | null {
  const sums = new Map<string, number>();
  const named = text.split(',');
  for (const part of named.slice(0, maxTransferLines)) {
    const [, merchandise = '', digits = '0'] = one.exec(part) ?? [];
    if (Number(digits) > 0) sums.set(merchandise, (sums.get(merchandise) ?? 0) + Number(digits));
  }
  const pieces = [...sums].map(([merchandise, quantity]) => ({
    merchandise,
    quantity: Math.min(quantity, maxPerLine),
  }));
  return pieces.length > 0 ? { pieces, cut: named.length > maxTransferLines } : null;
}

const maxCode = 60;

/** The discount code of a link as it is used; undefined for a text that is none. */
export function linkedCodeOf(text: unknown): string | undefined {
  const code = typeof text === 'string' ? text.trim() : '';
  // eslint-disable-next-line no-control-regex
  return code && code.length <= maxCode && !/[\u0000-\u001f\u007f]/.test(code) ? code : undefined;
}
