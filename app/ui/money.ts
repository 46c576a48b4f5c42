/** An amount in major units (12.5 dollars, 1500 yen) of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** '$129.00', '¥18,700': the way the store's locale writes it. */
export const formatMoney = (money: Money, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).format(
    money.amount,
  );
