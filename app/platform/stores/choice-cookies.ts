export const choiceCookies = { country: 'SELECTED_STORE', currency: 'currency' } as const;
