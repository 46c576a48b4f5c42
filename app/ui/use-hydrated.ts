import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
