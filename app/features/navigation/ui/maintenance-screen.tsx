import type { ReactNode } from 'react';
import { offlineAdvice, offlineTitle, useOnline } from '~/ui/use-online';

/** Also shown offline. */
export function MaintenanceScreen({
  title,
  text,
  siteName,
  children,
}: {
  title?: string;
  text?: string;
  /** Set this only if the page has no header. */
  siteName?: string;
  children?: ReactNode;
}) {
  const online = useOnline();
  return (
    <div className="frame flex min-h-svh flex-col items-center justify-center py-20 text-center">
      {siteName && <p className="mb-8 heading-lg">{siteName}</p>}
      <h1 className="max-w-2xl heading-xl">
        {online ? title || 'We will be back shortly' : offlineTitle}
      </h1>
      <p className="mt-6 text-muted">
        {online ? text || 'Thanks for your patience' : offlineAdvice}
      </p>
      {children}
    </div>
  );
}
