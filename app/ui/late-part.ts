import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the page whose code comes when it is first wanted. Returns a hook and a function. The hook gives the part
 * once it has been `wanted` and is there, from then on always; it calls `onFail` when the code cannot be loaded, and
 * tries again when it is wanted again, or with another `onFail`. The function is for the sign that somebody is about to
 * want it.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
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
