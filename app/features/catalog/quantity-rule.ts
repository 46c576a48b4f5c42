export interface QuantityRule {
  minimum: number;
  maximum: number | null;
  /** Quantities must be multiples of this. */
  increment: number;
}

/** True without a rule. */
export const fitsRule = (rule: QuantityRule | undefined, quantity: number): boolean =>
  !rule ||
  (quantity >= rule.minimum &&
    quantity <= (rule.maximum ?? Infinity) &&
    quantity % rule.increment === 0);

/** 'a multiple of 2, at least 4 and at most 40' */
export function quantitiesInWords({ minimum, maximum, increment }: QuantityRule): string {
  const parts = [
    ...(increment > 1 ? [`a multiple of ${increment}`] : []),
    ...(minimum > 1 && minimum !== increment ? [`at least ${minimum}`] : []),
    ...(maximum ? [`at most ${maximum}`] : []),
  ];
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

export const ruleInWords = (rule: QuantityRule): string =>
  `Please choose ${quantitiesInWords(rule)}.`;

/** The next higher quantity that fits, or else the highest. */
export function nearestFitting(
  { minimum, maximum, increment }: QuantityRule,
  quantity: number,
): number {
  const next = Math.ceil(Math.max(minimum, quantity) / increment) * increment;
  return maximum === null || next <= maximum ? next : Math.floor(maximum / increment) * increment;
}

/** `held`: quantity already in the bag. */
export const leastToAdd = (rule: QuantityRule | undefined, held: number): number =>
  rule ? Math.max(rule.minimum - held, rule.increment - (held % rule.increment)) : 1;

/** After `leastToAdd` was added: returns that quantity, calculated from the bag's new quantity `now`. */
export const leastAdded = (rule: QuantityRule | undefined, now: number): number => {
  if (!rule) return 1;
  return now - rule.increment < rule.minimum ? now : rule.increment;
};
