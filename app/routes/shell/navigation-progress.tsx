import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** In ms. A page that comes sooner shows nothing: a bar that only flashes makes it seem slower. */
const delayMs = 150;
/** In ms. Until then screen readers need no word; the next page's title is announced when it is there. */
const wordAfterMs = 1000;

/**
 * A thin bar at the top (with an edge, to be seen on dark and light) while a page is on its way that scripts have asked for, since the browser shows nothing
 * then. Not for a page's own forms that answer in place.
 */
export function NavigationProgress() {
  const loading = useNavigation().state !== 'idle';
  const [stage, setStage] = useState<'none' | 'bar' | 'word'>('none');
  useEffect(() => {
    if (!loading) return;
    const main = document.getElementById('main');
    const timers = [
      setTimeout(() => {
        setStage('bar');
        main?.setAttribute('aria-busy', 'true');
      }, delayMs),
      setTimeout(() => setStage('word'), wordAfterMs),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setStage('none');
      main?.removeAttribute('aria-busy');
    };
  }, [loading]);
  return (
    <>
      {stage !== 'none' && (
        <div
          data-progress
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 w-3/4 progress border-b border-paper bg-brass print:hidden forced-colors:bg-[Highlight]"
        />
      )}
      <p role="status" className="sr-only">
        {stage === 'word' && 'Loading…'}
      </p>
    </>
  );
}
