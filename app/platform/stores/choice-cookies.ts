/** The cookies of the shopper's choice of country and currency. Safe in the browser. */
export const choiceCookies = { country: 'SELECTED_STORE', currency: 'currency' } as const;
