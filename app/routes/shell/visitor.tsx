import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { publish } from '~/features/analytics/bus';
import type { Consent } from '~/features/analytics/consent';
import { hasTags, type Tags } from '~/features/analytics/tags';
import { Analytics } from '~/features/analytics/ui/analytics';
import { ConsentNotice } from '~/features/analytics/ui/consent-notice';
import { useVitals } from '~/features/analytics/ui/use-vitals';
import { Popup } from '~/features/newsletter/ui/popup';
import { bannerDelayMs, type Banner } from '~/features/stores/banner';
import { CurrencyBanner } from '~/features/stores/ui/currency-banner';
import { isPrivatePage } from '~/addresses';

interface Visit {
  banner: Banner | null;
  consent: Consent & { chosen: boolean };
}

/** Everything that depends on the visitor. Loaded by scripts, so that pages are the same for everyone. */
export function Visitor({ tags: allTags }: { tags: Tags }) {
  const { pathname } = useLocation();
  // A document first loaded at an e-mailed secret URL never loads third parties: they could read its history.
  const [tags] = useState<Tags>(isPrivatePage(pathname) ? {} : allTags);
  const [visit, setVisit] = useState<Visit>();
  const [settled, setSettled] = useState(false);
  useVitals();
  useEffect(() => {
    const gone = new AbortController();
    fetch('/visit', { signal: gone.signal })
      .then((response) => response.json() as Promise<Visit>)
      .then(setVisit, () => undefined);
    const timer = setTimeout(() => setSettled(true), bannerDelayMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, []);
  const consent = visit?.consent;
  const asks = hasTags(tags) && consent?.chosen === false;
  const chose = (choice: Consent) =>
    setVisit((before) => before && { ...before, consent: { ...choice, chosen: true } });
  return (
    <>
      {hasTags(tags) && <Analytics tags={tags} consent={consent} />}
      {asks && <ConsentNotice onChoose={chose} />}
      {!asks && settled && visit?.banner && <CurrencyBanner banner={visit.banner} />}
      <Popup
        wait={!visit || asks || visit.banner !== null}
        onJoin={() => publish({ type: 'newsletter' })}
      />
    </>
  );
}
