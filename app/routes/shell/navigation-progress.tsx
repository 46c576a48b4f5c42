import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Delay of the bar, in ms. Faster navigations show none, because a flashing bar makes them seem slower. */
const delayMs = 150;
/** Delay of the announcement to screen readers, in ms. The next page announces its title. */
const wordAfterMs = 1000;

/**
 * A progress bar for client-side navigations, for which browsers show none. The outline keeps the bar visible on dark
 * and light backgrounds. Not shown for forms that are answered in place.
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
