/** Trimmed; '' for null. */
export const textOf = (value: string | null): string => value?.trim() ?? '';

export const textsOf = <K extends string>(fields: Record<K, string | null>) =>
  Object.fromEntries(
    Object.entries<string | null>(fields).map(([key, value]) => [key, textOf(value)]),
  ) as Record<K, string>;
