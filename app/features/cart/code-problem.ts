/** `CartWarningCode` values. Shopify doesn't explain other codes. */
const reasons: Partial<Record<string, (code: string) => string>> = {
  DISCOUNT_NOT_FOUND: (code) => `We can’t find the code '${code}'. Please check its spelling.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `The code '${code}' has expired or isn’t active yet.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The code '${code}' has reached its usage limit.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code) =>
    `You’ve already used the code '${code}'. It can only be used once.`,
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: (code) => `The code '${code}' isn’t valid for your account.`,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: (code) =>
    `The code '${code}' is for certain customers only. Please sign in to use it.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) =>
    `The code '${code}' doesn’t apply to anything in your bag.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
    `Your bag is below the minimum spend for the code '${code}'.`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code) =>
    `Your bag doesn’t have enough items for the code '${code}'.`,
};

/** Warnings don't name the code, so a warning says nothing unless it is the only one. */
const onlyWarning = (discountWarnings: readonly string[]): string | undefined =>
  discountWarnings.length === 1 ? discountWarnings[0] : undefined;

const ofDiscounts = (warnings: readonly string[]): string[] =>
  warnings.filter((one) => one.startsWith('DISCOUNT_'));

/** True if Shopify knows the code as a discount's, so that it can't be a gift card's. */
export function isKnownDiscount(warnings: readonly string[]): boolean {
  const only = onlyWarning(ofDiscounts(warnings));
  return only !== undefined && only !== 'DISCOUNT_NOT_FOUND' && only in reasons;
}

export function codeProblem(
  code: string,
  { others, warnings }: { others: readonly string[]; warnings: readonly string[] },
): string {
  const discountWarnings = ofDiscounts(warnings);
  const reason = reasons[onlyWarning(discountWarnings) ?? ''];
  if (reason) return reason(code);
  // Before API version 2025-07, no warning explains a refused code, so the message about other codes is a guess.
  const maybeBeside =
    discountWarnings.length === 0 || discountWarnings.includes('DISCOUNT_CODE_NOT_HONOURED');
  const beside =
    maybeBeside && others.length > 0 ? ` It may not combine with ${others.join(', ')}.` : '';
  return `The code '${code}' isn’t valid for your bag.${beside}`;
}
