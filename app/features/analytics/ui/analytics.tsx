import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { publish, subscribe } from '../bus';
import { applyConsent, sendEvent } from '../browser-tags';
import type { Consent } from '../consent';
import type { Tags } from '../tags';

/** Loads the third parties that consent allows, after hydration, and sends them each event. */
export function Analytics({ tags, consent }: { tags: Tags; consent: Consent | undefined }) {
  const { key } = useLocation();
  const told = useRef('');
  useEffect(() => {
    if (!consent) return;
    applyConsent(tags, consent);
    const { shopify } = tags;
    const shopifyTag = shopify && consent.analytics ? import('../shopify') : undefined;
    return subscribe((event) => {
      sendEvent(event, consent);
      if (!shopify) return;
      void shopifyTag?.then(
        ({ sendToShopify }) => sendToShopify(event, shopify, consent),
        () => undefined,
      );
    });
  }, [tags, consent]);
  useEffect(() => {
    // One page view per page, also when consent is given later.
    const allowed = consent && (consent.analytics || consent.marketing);
    if (!allowed || told.current === key) return;
    told.current = key;
    publish({ type: 'page' });
  }, [key, consent]);
  return null;
}
