import { createContext, useContext } from 'react';

const Locale = createContext('en-US');

export const LocaleProvider = Locale.Provider;

export const useLocale = () => useContext(Locale);
