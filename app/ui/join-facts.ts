/** 'A · B', without empty facts. If the line breaks there, the dot stays at its end. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
