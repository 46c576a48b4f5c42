import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true once scripts run: for controls that need them. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
