export const giftCardBalancePath = '/pages/gift-card-balance';

const giftCardCode = /^[a-z\d]{8,20}$/i;

/** Null if the text can't be a gift card code. */
export function toGiftCardCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '');
  return giftCardCode.test(code) ? code : null;
}
