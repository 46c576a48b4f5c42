import { createContext, useContext } from 'react';

const Locale = createContext('en-US');

/** The store's locale (BCP 47). */
export const LocaleProvider = Locale.Provider;

export const useLocale = () => useContext(Locale);
