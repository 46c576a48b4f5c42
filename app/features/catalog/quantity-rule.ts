/** How many pieces of a variant an order may have, where the shop has a rule for it (Shopify's quantity rules). */

export interface QuantityRule {
  minimum: number;
  maximum: number | null;
  /** Pieces come in multiples of it. */
  increment: number;
}

/** True when so many pieces may be ordered; without a rule, always. */
export const fitsRule = (rule: QuantityRule | undefined, quantity: number): boolean =>
  !rule ||
  (quantity >= rule.minimum &&
    quantity <= (rule.maximum ?? Infinity) &&
    quantity % rule.increment === 0);

/** The rule in words, for shoppers: 'Please choose a multiple of 2, at least 4 and at most 40.' */
export function ruleInWords({ minimum, maximum, increment }: QuantityRule): string {
  const parts = [
    ...(increment > 1 ? [`a multiple of ${increment}`] : []),
    ...(minimum > 1 && minimum !== increment ? [`at least ${minimum}`] : []),
    ...(maximum ? [`at most ${maximum}`] : []),
  ];
  return `Please choose ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}

/** The fewest pieces that may be added to those that somebody has. */
export const leastToAdd = (rule: QuantityRule | undefined, held: number): number =>
  rule ? Math.max(rule.minimum - held, rule.increment - (held % rule.increment)) : 1;
