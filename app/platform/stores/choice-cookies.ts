import { readBrowserCookie } from '../http/browser-cookies';

export const choiceCookies = { country: 'SELECTED_STORE', currency: 'currency' } as const;

/** 'NZ NZD', or ' ' without a choice. Browser only. */
export const readMarketChoice = (): string =>
  Object.values(choiceCookies)
    .map((name) => readBrowserCookie(name) ?? '')
    .join(' ');
