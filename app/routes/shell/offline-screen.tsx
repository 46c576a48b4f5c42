import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { MaintenanceScreen } from '~/features/navigation/ui/maintenance-screen';
import { Button } from '~/ui/button';
import { useModal } from '~/ui/use-modal';
import { offlineText, useOnline } from '~/ui/use-online';

type Navigation = Exclude<Parameters<typeof useBlocker>[0], boolean>;

/** Back may work without the network. */
const isStuck: Navigation = ({ currentLocation: here, nextLocation: there, historyAction }) => {
  if (navigator.onLine || historyAction === 'POP') return false;
  if (here.pathname !== there.pathname) return true;
  // Forms of this page, and links to the same URL, need the network. Links to a fragment don't.
  const byForm = /^(?:submit|change)$/.test(window.event?.type ?? '');
  return here.search === there.search && (byForm || here.hash === there.hash);
};

/** `navigator.onLine` may be wrong. */
const isReached = (signal: AbortSignal) =>
  fetch('/icons/mark.svg', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );

export function OfflineScreen() {
  const blocker = useBlocker(isStuck);
  const online = useOnline();
  const waiting = blocker.state === 'blocked';
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset();
  };
  const modal = useModal(waiting, stay);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (online) {
      blocker.proceed();
      return;
    }
    const changed = new AbortController();
    void isReached(changed.signal).then((reached) => reached && blocker.proceed());
    return () => changed.abort();
  }, [blocker, online]);
  return (
    <dialog
      {...modal}
      aria-label={offlineText}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
    >
      {waiting && (
        <MaintenanceScreen>
          <p className="mt-2 mb-8 text-muted">This page will continue once you’re back online.</p>
          <Button type="button" look="outline" onClick={stay}>
            Stay on this page
          </Button>
        </MaintenanceScreen>
      )}
    </dialog>
  );
}
