import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { CloseButton } from '~/ui/close-button';
import { placePopup, popupId } from '../popup';
import type { NewsletterTexts } from '../texts';
import { NewsletterForm } from './newsletter-form';

/**
 * The newsletter popup's markup. `popup.ts` opens, positions and closes it even before hydration, through `hidden` and
 * `data-spot`, which React doesn't update.
 */
export function NewsletterPopup({ texts, onJoin }: { texts: NewsletterTexts; onJoin?(): void }) {
  const { pathname } = useLocation();
  useEffect(placePopup, [pathname]);
  return (
    <aside
      id={popupId}
      hidden
      suppressHydrationWarning
      data-alive
      aria-label="Newsletter invitation"
      className="invisible fixed inset-x-4 z-30 max-w-md bg-paper p-6 shadow-float data-[spot]:visible data-[spot]:rise data-[spot=foot]:bottom-4 data-[spot=head]:top-28 md:w-[min(28rem,50vw-3rem)]"
    >
      <div className="absolute top-3 right-3">
        <CloseButton />
      </div>
      <NewsletterForm texts={texts} label="Newsletter invitation" onJoin={onJoin} />
    </aside>
  );
}
