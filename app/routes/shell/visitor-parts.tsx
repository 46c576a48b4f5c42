import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { publish } from '~/features/analytics/bus';
import type { Consent } from '~/features/analytics/consent';
import { hasTags, type Tags } from '~/features/analytics/tags';
import type { NewsletterTexts } from '~/features/newsletter/texts';
import { NewsletterPopup } from '~/features/newsletter/ui/newsletter-popup';
import { useSecretUrl } from '~/ui/secret-url';
import {
  getServerVisitorState,
  getVisitorState,
  subscribeToVisitorState,
  updateVisitorState,
} from './after-load';

// Most visitors need none of these.
const Analytics = lazy(async () => ({
  default: (await import('~/features/analytics/ui/analytics')).Analytics,
}));
const ConsentNotice = lazy(async () => ({
  default: (await import('~/features/analytics/ui/consent-notice')).ConsentNotice,
}));
const CurrencyBanner = lazy(async () => ({
  default: (await import('~/features/stores/ui/currency-banner')).CurrencyBanner,
}));

/**
 * Everything that depends on the visitor. Loaded by scripts, so that pages are the same for everyone. At most one
 * notice is up at a time: first consent, then the currency banner, then the invitation, unless that was quicker
 * because the shop did not answer.
 */
export function VisitorParts({
  tags: allTags,
  newsletter,
}: {
  tags: Tags;
  newsletter: NewsletterTexts;
}) {
  const secretUrl = useSecretUrl();
  // A document first loaded at an e-mailed secret URL never loads third parties: they could read its history.
  const [tags] = useState<Tags>(tagsOn(secretUrl, allTags));
  const { visit, bannerDue, invited } = useSyncExternalStore(
    subscribeToVisitorState,
    getVisitorState,
    getServerVisitorState,
  );
  const consent = visit?.consent;
  const asksConsent = hasTags(tags) && consent?.chosen === false;
  const applyConsent = (given: Consent) =>
    visit &&
    updateVisitorState({
      visit: { ...visit, consent: { ...visit.consent, ...given, chosen: true } },
    });
  const banner = visit?.banner;
  const closeBanner = () => visit && updateVisitorState({ visit: { ...visit, banner: null } });
  return (
    <>
      {/* Not before there is an answer: React has not taken over the page yet. */}
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
      <NewsletterPopup texts={newsletter} onJoin={() => publish({ type: 'newsletter' })} />
    </>
  );
}

/** The third parties that may run on the first page of a visit. */
export const tagsOn = (secretUrl: boolean, tags: Tags): Tags => (secretUrl ? {} : tags);
