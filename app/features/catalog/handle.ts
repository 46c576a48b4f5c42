/**
 * Check handles before using them in requests, cache keys, cookies or CSS selectors. Shopify keeps signs such as ™ and
 * combining marks in handles. No allowed ASCII character is special in cookies or selectors.
 */
export const isHandle = (value: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{So}_-]{1,255}$/u.test(value);
