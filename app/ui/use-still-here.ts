import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * For late responses. Call the returned function when a button is pressed. It returns a check, which is false after a
 * navigation, after a later press, or if the component was removed.
 */
export function useStillHere(): () => () => boolean {
  const { key } = useLocation();
  const latest = useRef({});
  useEffect(
    () => () => {
      latest.current = {};
    },
    [key],
  );
  return () => {
    const own = (latest.current = {});
    return () => own === latest.current;
  };
}
