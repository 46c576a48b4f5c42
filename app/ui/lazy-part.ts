import { useEffect, useState, type ComponentType } from 'react';

/**
 * Returns a hook for a component whose code loads on first use, and a function that loads the code in advance. The hook
 * returns the component once it is `wanted` and loaded, and from then on even while it isn't wanted: the caller closes
 * the component. After a failure, the hook calls `onFail` and retries when the component is wanted again.
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
