export const priceFields = ['minPrice', 'maxPrice'] as const;

/** For a change of currency: a price filter has amounts in the former currency. */
export function withoutPrices(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site.invalid');
  for (const name of priceFields) searchParams.delete(name);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
