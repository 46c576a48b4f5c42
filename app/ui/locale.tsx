import { createContext, useContext } from 'react';

const Locale = createContext('en-US');

/** Gives the store's locale (BCP 47) to prices and dates below it. */
export const LocaleProvider = Locale.Provider;

/** The store's locale, for `Intl`. */
export const useLocale = () => useContext(Locale);
