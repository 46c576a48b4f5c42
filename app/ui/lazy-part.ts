import { useEffect, useState, type ComponentType } from 'react';

/**
 * Makes a component whose code is loaded on first use. Returns a hook and a function that loads the code in advance.
 * The hook returns the component once it is `wanted` and loaded. If loading fails, the hook calls `onFail`, and tries
 * again the next time that the component is wanted.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<unknown> | undefined;
  const fetchPart = () =>
    (coming ??= load()
      .then((loaded) => (part = loaded))
      .finally(() => (coming = undefined)));
  const expect = () => {
    if (!part) fetchPart().catch(() => undefined);
  };
  const usePart = (wanted: boolean, onFail?: () => void) => {
    const [there, setThere] = useState(false);
    useEffect(() => {
      if (!wanted || there) return;
      let left = false;
      Promise.resolve(part ?? fetchPart()).then(
        () => !left && setThere(true),
        () => !left && onFail?.(),
      );
      return () => {
        left = true;
      };
    }, [wanted, there, onFail]);
    return there || wanted ? part : undefined;
  };
  return [usePart, expect] as const;
}
