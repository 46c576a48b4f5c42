/** A number looks like `+16135551111`; null if invalid or without country code. */
export function e164(phone: string): string | null {
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
