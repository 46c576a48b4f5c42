import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** As the browser tells; on the server always online. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The shop is closed for a while, or the shopper has no network (spec §2 "Maintenance screen"). */
export function MaintenanceScreen({
  title,
  text,
  siteName,
}: {
  title?: string;
  text?: string;
  /** Only where there is no header that says it. */
  siteName?: string;
}) {
  const online = useOnline();
  return (
    <div className="frame flex min-h-[75svh] flex-col items-center justify-center py-24 text-center">
      {siteName && <p className="mb-6 eyebrow">{siteName}</p>}
      <h1 className="heading-lg">
        {online ? title || 'We will be back shortly' : 'You appear to be offline'}
      </h1>
      <p className="mt-5 text-muted">
        {online ? text || 'Thanks for your patience' : 'Please check your internet connection'}
      </p>
    </div>
  );
}
