/** Checks length and check digit. Shops store other codes in the same field. */
export function isGtin(code: string | null): code is string {
  if (!code || !/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code].reverse().map(Number);
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0;
}
