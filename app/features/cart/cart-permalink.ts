/** Cart permalinks, as Shopify writes them: `/cart/{variant}:{quantity},…?discount={code}`. Safe in the browser. */
import { maxPerLine } from './cart';
import { maxTransferLines } from './cart-transfer';

interface PermalinkLine {
  /** Digits of the variant's gid. */
  variantId: string;
  quantity: number;
}

const one = /^(\d{1,19}):(\d{1,4})$/;

/**
 * Parses '41:2,42:1', which anyone may have written. A variant that is listed twice is added up. `cut`: it listed more
 * variants than are read. Null without a valid line.
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

/** The discount code of a link, trimmed; undefined for a text that cannot be a code. */
export function parseDiscountCode(text: unknown): string | undefined {
  const code = typeof text === 'string' ? text.trim() : '';
  // eslint-disable-next-line no-control-regex
  return code && code.length <= maxCode && !/[\u0000-\u001f\u007f]/.test(code) ? code : undefined;
}
