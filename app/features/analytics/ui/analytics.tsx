import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { isSamePage } from '~/ui/same-page';
import { useSecretUrl } from '~/ui/secret-url';
import { publish, subscribe } from '../bus';
import type { Consent, EffectiveConsent } from '../consent';
import { toTagEvents, type ShopEvent } from '../events';
import { tagScripts, type Tags } from '../tags';

const allowsAny = ({ analytics, marketing }: Consent) => analytics || marketing;

export function Analytics({
  tags,
  consent,
}: {
  tags: Tags;
  consent: EffectiveConsent | undefined;
}) {
  const { pathname, search, state } = useLocation();
  const staysOnPage = isSamePage(state);
  const secretUrl = useRef(false);
  secretUrl.current = useSecretUrl();
  const counted = useRef({ pathname: '', search: '' });
  useEffect(() => {
    // One page view per page, even if consent comes later.
    if (!consent || !allowsAny(consent)) return;
    const last = counted.current;
    counted.current = { pathname, search };
    // Links within the page change only the hash.
    const isCounted = last.pathname === pathname && (staysOnPage || last.search === search);
    if (!isCounted) publish({ type: 'page' });
  }, [pathname, search, staysOnPage, consent]);
  // Must run after the effect above, so that listeners get the page view before the events that waited for consent.
  useEffect(() => {
    if (!consent) return;
    applyConsent(tags, consent);
    // Until the visitor answers, events wait. A refusal discards them.
    if (consent.asks) return;
    const { shopify } = tags;
    const shopifyTag = shopify && consent.analytics ? import('../shopify') : undefined;
    return subscribe((event) => {
      sendEvent(event, consent);
      // Events to Shopify contain the page's URL.
      if (!shopify || secretUrl.current) return;
      const page = {
        pathname: window.location.pathname,
        search: window.location.search,
        title: document.title,
      };
      void shopifyTag?.then(
        ({ sendToShopify }) => sendToShopify(event, page, { shop: shopify, consent }),
        () => undefined,
      );
    });
  }, [tags, consent]);
  return null;
}

type Call = (...values: unknown[]) => void;
interface Queue extends Call {
  queue?: unknown[];
  loaded?: boolean;
  version?: string;
  disablePushState?: boolean;
  allowDuplicatePageViews?: boolean;
  callMethod?: Call;
}
interface TagWindow extends Window {
  dataLayer?: unknown[];
  pintrk?: Queue;
  fbq?: Queue;
}
const tagWindow = (): TagWindow => window;

function pinterestQueue(): Queue {
  const call: Queue = (...values) => void call.queue?.push(values);
  return Object.assign(call, { queue: [], version: '3.0' });
}

function metaQueue(): Queue {
  const queue: unknown[] = [];
  const call: Queue = (...values) =>
    void (call.callMethod ?? ((...queued) => queue.push(queued)))(...values);
  return Object.assign(call, { queue, loaded: true, version: '2.0' });
}

// Google's tag requires an `arguments` object.
function gtag(..._values: unknown[]): void {
  tagWindow().dataLayer?.push(arguments);
}

const yes = (granted: boolean) => (granted ? 'granted' : 'denied');
const googleConsent = ({ analytics, marketing }: Consent) => ({
  ad_storage: yes(marketing),
  ad_user_data: yes(marketing),
  ad_personalization: yes(marketing),
  analytics_storage: yes(analytics),
});

function load(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  document.head.append(script);
}

/** Loads each allowed script once. */
function applyConsent(tags: Tags, consent: Consent): void {
  const win = tagWindow();
  if (tags.gtm && !win.dataLayer && allowsAny(consent)) {
    win.dataLayer = [];
    const off = googleConsent({ analytics: false, marketing: false });
    const always = {
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      security_storage: 'granted',
    };
    gtag('consent', 'default', { ...off, ...always, wait_for_update: 500 });
    gtag('consent', 'update', googleConsent(consent));
    win.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(tagScripts.gtm(tags.gtm));
  } else {
    gtag('consent', 'update', googleConsent(consent));
  }
  win.fbq?.('consent', consent.marketing ? 'grant' : 'revoke');
  if (!consent.marketing) return;
  if (tags.pinterest && !win.pintrk) {
    win.pintrk = pinterestQueue();
    win.pintrk('load', tags.pinterest);
    load(tagScripts.pinterest());
  }
  if (tags.meta && !win.fbq) {
    win.fbq = metaQueue();
    // By default, Meta's script sends its own page view for each new URL, and drops all of ours but the first.
    win.fbq.disablePushState = true;
    win.fbq.allowDuplicatePageViews = true;
    win.fbq('consent', 'grant');
    win.fbq('init', tags.meta);
    load(tagScripts.meta());
  }
  if (tags.klaviyo && !document.querySelector('script[src*="static.klaviyo.com"]')) {
    load(tagScripts.klaviyo(tags.klaviyo));
  }
}

function sendEvent(event: ShopEvent, consent: Consent): void {
  const { dataLayer, pintrk, fbq } = toTagEvents(event);
  const win = tagWindow();
  if (allowsAny(consent)) win.dataLayer?.push(...dataLayer);
  if (!consent.marketing) return;
  for (const call of pintrk) win.pintrk?.(...call);
  for (const call of fbq) win.fbq?.(...call);
}
