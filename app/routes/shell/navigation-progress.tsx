import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** In ms. A bar that flashes makes fast navigations seem slower. */
const delayMs = 150;
/** In ms, before screen readers announce that the page is loading. */
const wordAfterMs = 1000;

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
