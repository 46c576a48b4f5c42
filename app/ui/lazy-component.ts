import { useEffect, useState, type ComponentType } from 'react';

/**
 * Returns a hook for a component whose code loads on first use, and a function that loads the code in advance. The hook
 * returns undefined until the component is `wanted` and its code has loaded. Afterwards, the hook always returns the
 * component: the caller must close a component that is no longer wanted. After a failure, the hook calls `onFail`, and
 * retries when the component is wanted again.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const loadOnce = () =>
    (loading ??= load()
      .then((loaded) => (component = loaded))
      .finally(() => (loading = undefined)));
  const preload = () => {
    if (!component) loadOnce().catch(() => undefined);
  };
  const useComponent = (wanted: boolean, onFail?: () => void) => {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      if (!wanted || isLoaded) return;
      let left = false;
      Promise.resolve(component ?? loadOnce()).then(
        () => !left && setLoaded(true),
        () => !left && onFail?.(),
      );
      return () => {
        left = true;
      };
    }, [wanted, isLoaded, onFail]);
    return isLoaded || wanted ? component : undefined;
  };
  return [useComponent, preload] as const;
}
