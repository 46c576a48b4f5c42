import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { announce, listen } from '../bus';
import { applyConsent, sendEvent } from '../browser-tags';
import type { Consent } from '../consent';
import type { Tags } from '../tags';

/** Loads the third parties that consent allows, after hydration, and tells them each event. */
export function Analytics({ tags, consent }: { tags: Tags; consent: Consent | undefined }) {
  const { key } = useLocation();
  const told = useRef('');
  useEffect(() => {
    if (!consent) return;
    applyConsent(tags, consent);
    return listen((event) => sendEvent(event, consent));
  }, [tags, consent]);
  useEffect(() => {
    // Once for each page, also when consent comes later than the page.
    if (!consent || told.current === key) return;
    told.current = key;
    announce({ type: 'page' });
  }, [key, consent]);
  return null;
}
