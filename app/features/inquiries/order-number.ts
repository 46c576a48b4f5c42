/** Safe in the browser. */

const spoken = /^(?:my )?order(?:[ :.-]+|(?=[\d#]))/i;
const label = /^(?:number|num|no|nr)[ :.]*(?=[\d#])/i;
/** Spaces within a number, but not between two numbers. */
const digitsOnly = /^# ?\d+$|^\d+$|^#? ?\d{1,3}(?: \d{1,3})+$/;

/**
 * Returns an order number as Shopify formats it by default: '#1001' for '1001', '# 1001', 'order no. 1001' and
 * full-width '＃１００１'. From any other text, only removes the word 'order' and surrounding spaces: 'order EN1001-A' →
 * 'EN1001-A'.
 */
export function orderNumber(typed: string): string {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const name = text.replace(spoken, '').replace(label, '') || text;
  return digitsOnly.test(name) ? `#${name.replace(/[ #]/g, '')}` : name;
}
