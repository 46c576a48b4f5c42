/** A telephone number in E.164, `+16135551111`; null for one without the code of its country, or that is none. */
export function e164(phone: string): string | null {
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
