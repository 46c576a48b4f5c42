const spoken = /^(?:my )?order(?:[ :.-]+|(?=[\d#]))/i;
const label = /^(?:number|num|no|nr)[ :.]*(?=[\d#])/i;
/** Spaces may separate groups of up to three digits ('1 001'). Longer groups are separate numbers ('1001 1002'). */
const digitsOnly = /^# ?\d+$|^\d+$|^#? ?\d{1,3}(?: \d{1,3})+$/;

/**
 * As in Shopify, '1001', 'order no. 1001' and full-width digits become '#1001'. Other formats stay: 'order EN1001-A'
 * → 'EN1001-A'.
 */
export function orderNumber(typed: string): string {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const name = text.replace(spoken, '').replace(label, '') || text;
  return digitsOnly.test(name) ? `#${name.replace(/[ #]/g, '')}` : name;
}
