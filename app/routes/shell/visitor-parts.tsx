import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { dropEarlierPages, publish } from '~/features/analytics/bus';
import type { Consent } from '~/features/analytics/consent';
import { hasTags, type Tags } from '~/features/analytics/tags';
import type { PopupSettings } from '~/features/newsletter/popup-settings';
import type { NewsletterTexts } from '~/features/newsletter/texts';
import { NewsletterPopup } from '~/features/newsletter/ui/newsletter-popup';
import { lazyComponent } from '~/ui/lazy-component';
import { useSecretUrl } from '~/ui/secret-url';
import {
  getServerVisitorState,
  getVisitorState,
  subscribeToVisitorState,
  updateVisitorState,
} from './after-load';
import { useFollowCompany } from './use-follow-company';

// Most visitors need none of these parts.
const Analytics = lazy(async () => ({
  default: (await import('~/features/analytics/ui/analytics')).Analytics,
}));
const ConsentNotice = lazy(async () => ({
  default: (await import('~/features/analytics/ui/consent-notice')).ConsentNotice,
}));
const CurrencyBanner = lazy(async () => ({
  default: (await import('~/features/stores/ui/currency-banner')).CurrencyBanner,
}));

const [useAgentTools] = lazyComponent(async () => (await import('./agent-tools')).AgentTools);

/**
 * Rendered in the browser, because pages are cached for everyone. At most one notice is open: consent, then the
 * currency banner, then the newsletter popup.
 */
export function VisitorParts({
  tags: allTags,
  newsletter,
  popup,
}: {
  tags: Tags;
  newsletter: NewsletterTexts;
  popup: PopupSettings;
}) {
  const secretUrl = useSecretUrl();
  const { pathname } = useLocation();
  useEffect(dropEarlierPages, [pathname]);
  useFollowCompany();
  // Third-party scripts could read the document's first URL, so they never load if this URL contains a secret.
  const [tags] = useState<Tags>(tagsOn(secretUrl, allTags));
  const { visit, bannerDue, invited, agent } = useSyncExternalStore(
    subscribeToVisitorState,
    getVisitorState,
    getServerVisitorState,
  );
  const AgentTools = useAgentTools(agent === true);
  const consent = visit?.consent;
  const asksConsent = hasTags(tags) && consent?.asks === true;
  const applyConsent = (given: Consent) =>
    visit &&
    updateVisitorState({
      visit: { ...visit, consent: { ...visit.consent, ...given, chosen: true, asks: false } },
    });
  const banner = visit?.banner;
  const closeBanner = () => visit && updateVisitorState({ visit: { ...visit, banner: null } });
  return (
    <>
      {/* Until the server responds, React is still hydrating. */}
      {visit && (
        <Suspense>
          {hasTags(tags) && <Analytics tags={tags} consent={consent} />}
          {asksConsent && !invited && (
            <ConsentNotice signal={consent.signal} onChoose={applyConsent} />
          )}
          {banner && bannerDue && !asksConsent && !invited && (
            <CurrencyBanner banner={banner} onStay={closeBanner} />
          )}
        </Suspense>
      )}
      {AgentTools && <AgentTools />}
      <NewsletterPopup
        texts={newsletter}
        settings={popup}
        onJoin={() => publish({ type: 'newsletter' })}
      />
    </>
  );
}

export const tagsOn = (secretUrl: boolean, tags: Tags): Tags => (secretUrl ? {} : tags);
