import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { CloseButton } from '~/ui/close-button';
import { ChevronIcon } from '~/ui/icons';
import { onPopupPage, popupId } from '../popup';
import type { PopupSettings } from '../popup-settings';
import type { NewsletterTexts } from '../texts';
import { NewsletterForm } from './newsletter-form';

interface Props {
  texts: NewsletterTexts;
  settings: PopupSettings;
  onJoin?(): void;
}

/** `popup.ts` changes `hidden`, `data-spot` and `data-tab` before hydration; React doesn't update them. */
export function NewsletterPopup({ texts, settings, onJoin }: Props) {
  const { pathname } = useLocation();
  useEffect(onPopupPage, [pathname]);
  const isTab = settings.onPhones === 'tab';
  return (
    <aside
      id={popupId}
      hidden
      suppressHydrationWarning
      data-alive
      data-seconds={settings.seconds}
      data-from-page={settings.fromPage}
      data-tab={isTab ? '' : undefined}
      aria-label="Newsletter invitation"
      className="invisible fixed inset-x-4 z-30 max-w-md bg-paper p-6 shadow-float data-[spot]:visible data-[spot]:rise data-[spot=foot]:bottom-4 data-[spot=head]:top-28 md:w-[min(28rem,50vw-3rem)] tabbed:p-0"
    >
      <div className="absolute top-3 right-3 tabbed:top-1.5 tabbed:right-1.5">
        <CloseButton />
      </div>
      {isTab && (
        <button
          type="button"
          data-unfold
          className="hidden min-h-14 w-full items-center gap-2 py-2 pr-14 pl-5 text-left text-[0.9375rem] font-medium tabbed:flex"
        >
          {texts.title}
          <ChevronIcon className="size-4 shrink-0 rotate-180" />
        </button>
      )}
      <div className="tabbed:hidden">
        <NewsletterForm texts={texts} label="Newsletter invitation" onJoin={onJoin} />
      </div>
    </aside>
  );
}
