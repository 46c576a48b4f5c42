import { useEffect, useRef } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import type { EndedSession } from '../account-forms';
import { Problem } from './notices';

export function SessionEnded({ ended }: { ended: EndedSession }) {
  const block = useRef<HTMLDivElement>(null);
  const isFromServer = useRef(!useHydrated());
  useEffect(() => {
    // Not while the page hydrates, because that would move the focus while the shopper types.
    if (isFromServer.current) return void (isFromServer.current = false);
    // The alert may be out of view.
    block.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [ended]);
  return (
    <div ref={block} className="grid max-w-2xl gap-3">
      <Problem>{ended.problem}</Problem>
      <p>
        Nothing was sent, and what you entered is still here.{' '}
        <a href={ended.signIn} target="_blank" className="inline-block py-1 text-link">
          Sign in (opens in a new tab)
        </a>
        , then send this again.
      </p>
    </div>
  );
}
