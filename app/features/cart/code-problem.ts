/** Safe in the browser. */

/** `CartWarningCode` values. Shopify doesn't explain other codes. */
const reasons: Partial<Record<string, (code: string) => string>> = {
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `The code '${code}' has ended, or has not begun yet.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The code '${code}' has been used up.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code) =>
    `You have used the code '${code}' before, and it is for one order.`,
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: (code) => `The code '${code}' is for other customers.`,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: (code) =>
    `The code '${code}' is for certain customers. Please sign in to use it.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) =>
    `The code '${code}' is for none of the products in your bag.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
    `Your bag does not reach the amount that the code '${code}' is for.`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code) =>
    `Your bag does not have the number of pieces that the code '${code}' is for.`,
};

/** `others`: codes that apply. `warnings` don't name their code, so only a single one is used. */
export function codeProblem(
  code: string,
  { others, warnings }: { others: readonly string[]; warnings: readonly string[] },
): string {
  const said = warnings.filter((one) => one.startsWith('DISCOUNT_'));
  const reason = said.length === 1 ? reasons[said[0]!] : undefined;
  if (reason) return reason(code);
  // A guess, without warnings (before 2024-10).
  const maybeBeside = said.length === 0 || said.includes('DISCOUNT_CODE_NOT_HONOURED');
  const beside =
    maybeBeside && others.length > 0 ? ` It may not go together with ${others.join(', ')}.` : '';
  return `The code '${code}' is not valid for your bag.${beside}`;
}
