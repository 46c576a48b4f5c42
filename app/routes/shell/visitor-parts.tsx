import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { publish } from '~/features/analytics/bus';
import { visitPath, type Consent, type EffectiveConsent } from '~/features/analytics/consent';
import { hasTags, type Tags } from '~/features/analytics/tags';
import { Analytics } from '~/features/analytics/ui/analytics';
import { ConsentNotice } from '~/features/analytics/ui/consent-notice';
import { useWebVitals } from '~/features/analytics/ui/use-web-vitals';
import type { NewsletterTexts } from '~/features/newsletter/texts';
import { NewsletterPopup } from '~/features/newsletter/ui/newsletter-popup';
import { bannerDelayMs, type Banner } from '~/features/stores/banner';
import { mirrorChoice } from '~/features/stores/mirror-choice';
import { CurrencyBanner } from '~/features/stores/ui/currency-banner';
import { isPrivatePage } from '~/addresses';

interface Visit {
  banner: Banner | null;
  consent: EffectiveConsent;
}

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
  const { pathname } = useLocation();
  // A document first loaded at an e-mailed secret URL never loads third parties: they could read its history.
  const [tags] = useState<Tags>(isPrivatePage(pathname) ? {} : allTags);
  const [visit, setVisit] = useState<Visit>();
  const [delayPassed, setDelayPassed] = useState(false);
  const [invited, setInvited] = useState(false);
  useWebVitals();
  useEffect(mirrorChoice, []);
  useEffect(() => {
    const unmounted = new AbortController();
    fetch(visitPath(), { signal: unmounted.signal })
      .then((response) => response.json() as Promise<Visit>)
      .then(setVisit, () => undefined);
    const timer = setTimeout(() => setDelayPassed(true), bannerDelayMs);
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, []);
  const consent = visit?.consent;
  const asksConsent = hasTags(tags) && consent?.chosen === false;
  const applyConsent = (given: Consent) =>
    setVisit(
      (before) => before && { ...before, consent: { ...before.consent, ...given, chosen: true } },
    );
  const banner = visit?.banner;
  const closeBanner = () => setVisit((before) => before && { ...before, banner: null });
  return (
    <>
      {hasTags(tags) && <Analytics tags={tags} consent={consent} />}
      {asksConsent && !invited && <ConsentNotice signal={consent.signal} onChoose={applyConsent} />}
      {banner && delayPassed && !asksConsent && !invited && (
        <CurrencyBanner banner={banner} onStay={closeBanner} />
      )}
      <NewsletterPopup
        texts={newsletter}
        wait={asksConsent || Boolean(banner)}
        onToggle={setInvited}
        onJoin={() => publish({ type: 'newsletter' })}
      />
    </>
  );
}
