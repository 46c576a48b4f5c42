/** Calls the third parties' scripts, as far as consent allows. Browser only. */
import type { Consent } from './consent';
import { toTagEvents, type ShopEvent } from './events';
import { tagScripts, type Tags } from './tags';

type Call = (...values: unknown[]) => void;
interface Queue extends Call {
  queue?: unknown[];
  loaded?: boolean;
  version?: string;
  callMethod?: Call;
}
interface TagWindow extends Window {
  dataLayer?: unknown[];
  pintrk?: Queue;
  fbq?: Queue;
}
const page = (): TagWindow => window;

/** A function that queues its calls until the vendor's script replaces it. */
function queueing(): Queue {
  const queue: unknown[] = [];
  const call: Queue = (...values) =>
    void (call.callMethod ?? ((...kept) => queue.push(kept)))(...values);
  return Object.assign(call, { queue, loaded: true, version: '2.0' });
}

// Google's tag recognises consent calls by their being an `arguments` object.
function gtag(..._values: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  page().dataLayer?.push(arguments);
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

/** Loads the scripts that consent allows and that are not loaded yet, and tells loaded ones about a change. */
export function applyConsent(tags: Tags, consent: Consent): void {
  const here = page();
  if (tags.gtm && !here.dataLayer && (consent.analytics || consent.marketing)) {
    here.dataLayer = [];
    const off = googleConsent({ analytics: false, marketing: false });
    const always = {
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      security_storage: 'granted',
    };
    gtag('consent', 'default', { ...off, ...always, wait_for_update: 500 });
    gtag('consent', 'update', googleConsent(consent));
    here.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(tagScripts.gtm(tags.gtm));
  } else {
    gtag('consent', 'update', googleConsent(consent));
  }
  here.fbq?.('consent', consent.marketing ? 'grant' : 'revoke');
  if (!consent.marketing) return;
  if (tags.pinterest && !here.pintrk) {
    here.pintrk = queueing();
    here.pintrk('load', tags.pinterest);
    load(tagScripts.pinterest());
  }
  if (tags.meta && !here.fbq) {
    here.fbq = queueing();
    here.fbq('consent', 'grant');
    here.fbq('init', tags.meta);
    load(tagScripts.meta());
  }
  if (tags.klaviyo && !document.querySelector('script[src*="static.klaviyo.com"]')) {
    load(tagScripts.klaviyo(tags.klaviyo));
  }
}

/** Sends an event to the loaded scripts that consent allows. */
export function sendEvent(event: ShopEvent, consent: Consent): void {
  const { dataLayer, pintrk, fbq } = toTagEvents(event);
  const here = page();
  if (consent.analytics || consent.marketing) here.dataLayer?.push(...dataLayer);
  if (!consent.marketing) return;
  for (const call of pintrk) here.pintrk?.(...call);
  for (const call of fbq) here.fbq?.(...call);
}
