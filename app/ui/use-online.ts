import { useSyncExternalStore } from 'react';

export const offlineTitle = 'You appear to be offline';
export const offlineAdvice = 'Please check your internet connection';
/** Both, beside a form that could not be sent. */
export const offlineText = `${offlineTitle}. ${offlineAdvice}.`;

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** The browser's online state; always true on the server. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
