/**
 * What a page does by itself once it has loaded, without React: it asks who is visiting, shows the invitation to the
 * newsletter, measures web vitals, and wakes React when that has something to show or to send. A file of its own, which
 * must import nothing large. Browser only.
 */
import { visitPath, type EffectiveConsent } from '~/features/analytics/consent';
import { reportVitals } from '~/features/analytics/web-vitals';
import { startPopup } from '~/features/newsletter/popup';
import type { Banner } from '~/features/stores/banner';
import { mirrorChoice } from '~/features/stores/mirror-choice';
import { watchBrowserCookies } from '~/platform/http/browser-cookies';

/** How long after the page the currency banner appears, in ms. */
const bannerDelayMs = 2000;

interface Visit {
  banner: Banner | null;
  consent: EffectiveConsent;
}

/** What is known of the visitor, for the parts of the page that depend on it. */
export interface Arrival {
  /** Undefined until the shop has answered. */
  visit?: Visit;
  bannerDue: boolean;
  /** The invitation to the newsletter is open. */
  invited: boolean;
}

const atFirst: Arrival = { bannerDue: false, invited: false };
let arrival = atFirst;
const listeners = new Set<() => void>();

export const readArrival = (): Arrival => arrival;
/** As the server renders a page. */
export const readFirstArrival = (): Arrival => atFirst;

/** Calls `listener` after each change; returns a function that ends it. */
export function watchArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `change` of what is known: an answer of the visitor, for instance. */
export function changeArrival(change: Partial<Arrival>): void {
  arrival = { ...arrival, ...change };
  for (const listener of listeners) listener();
  if (needsReact()) window.starter?.wake();
}

/** Third parties are configured, and may run on a visit that begins on this page. */
let tagged = false;
const asksConsent = () => tagged && arrival.visit?.consent.chosen === false;

function needsReact(): boolean {
  const { visit, bannerDue, invited } = arrival;
  if (!visit) return false;
  const { consent, banner } = visit;
  const sends = tagged && (consent.analytics || consent.marketing);
  return sends || (!invited && (asksConsent() || (bannerDue && banner !== null)));
}

function start(): void {
  tagged = document.documentElement.dataset.tags !== undefined;
  mirrorChoice();
  reportVitals();
  setTimeout(() => changeArrival({ bannerDue: true }), bannerDelayMs);
  startPopup({
    mustWait: () => asksConsent() || Boolean(arrival.visit?.banner),
    onToggle: (invited) => changeArrival({ invited }),
  });
  // Dot and hearts follow the cookies, which is React's to do.
  let cookies = document.cookie;
  watchBrowserCookies(() => document.cookie !== cookies && window.starter?.wake());
  void fetch(visitPath())
    .then((response) => response.json() as Promise<Visit>)
    .then(
      (visit) => changeArrival({ visit }),
      () => undefined,
    )
    .then(() => (cookies = document.cookie));
}

/** Nobody is there yet while a page is prepared that may be opened next, or is still being loaded. */
function startWhenShown(): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', startWhenShown, { once: true });
  else if (document.readyState !== 'complete') addEventListener('load', start, { once: true });
  else start();
}

// Whoever imports it first, the page's own script or React. Not on a robot's page.
if (!import.meta.env.SSR && !document.documentElement.dataset.robot) startWhenShown();
