/** Shopify's cart permalinks: `/cart/{variant}:{quantity},…?discount={code}`. */
import { maxPerLine } from './cart';
import { maxTransferLines } from './cart-transfer';

interface PermalinkLine {
  variantId: string;
  quantity: number;
}

const one = /^(\d{1,19}):(\d{1,4})$/;

/**
 * Text like '41:2,42:1' (variant:quantity). Adds up repeated variants. `cut`: lines were dropped. Null if no line is
 * valid.
 */
export function parseCartPermalink(text: string): { lines: PermalinkLine[]; cut: boolean } | null {
  const quantities = new Map<string, number>();
  const parts = text.split(',');
  for (const part of parts.slice(0, maxTransferLines)) {
    const [, variantId = '', digits = '0'] = one.exec(part) ?? [];
    if (Number(digits) > 0)
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + Number(digits));
  }
  const lines = [...quantities].map(([variantId, quantity]) => ({
    variantId,
    quantity: Math.min(quantity, maxPerLine),
  }));
  return lines.length > 0 ? { lines, cut: parts.length > maxTransferLines } : null;
}

const maxCode = 60;

/** Undefined if it can't be a code. */
export function parseDiscountCode(text: unknown): string | undefined {
  const code = typeof text === 'string' ? text.trim() : '';
  // eslint-disable-next-line no-control-regex
  return code && code.length <= maxCode && !/[\u0000-\u001f\u007f]/.test(code) ? code : undefined;
}
