/**
 * Runs after the load event, without React: loads the visitor's state, opens the newsletter popup, measures web vitals, and
 * starts hydration when React has something to show or to send. A chunk of its own, which must not import anything large.
 * Browser only.
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

/** State of the visit, for the parts of the page that depend on it. */
export interface VisitorState {
  /** Undefined until the shop has answered. */
  visit?: Visit;
  bannerDue: boolean;
  /** The newsletter popup is open. */
  invited: boolean;
}

const initialState: VisitorState = { bannerDue: false, invited: false };
let state = initialState;
const listeners = new Set<() => void>();

export const getVisitorState = (): VisitorState => state;
/** The state with which the server renders a page. */
export const getServerVisitorState = (): VisitorState => initialState;

/** Calls `listener` after each change; returns a function that ends it. */
export function subscribeToVisitorState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the state, for example to the visitor's consent. */
export function updateVisitorState(change: Partial<VisitorState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
  if (needsReact()) window.lazyHydration?.hydrate();
}

/** Third parties are configured, and may run on a visit that begins on this page. */
let tagged = false;
const asksConsent = () => tagged && state.visit?.consent.chosen === false;

function needsReact(): boolean {
  const { visit, bannerDue, invited } = state;
  if (!visit) return false;
  const { consent, banner } = visit;
  const sends = tagged && (consent.analytics || consent.marketing);
  return sends || (!invited && (asksConsent() || (bannerDue && banner !== null)));
}

function start(): void {
  tagged = document.documentElement.dataset.tags !== undefined;
  mirrorChoice();
  reportVitals();
  setTimeout(() => updateVisitorState({ bannerDue: true }), bannerDelayMs);
  startPopup({
    mustWait: () => asksConsent() || Boolean(state.visit?.banner),
    onToggle: (invited) => updateVisitorState({ invited }),
  });
  // React updates dot and hearts when cookies change.
  let cookies = document.cookie;
  watchBrowserCookies(() => document.cookie !== cookies && window.lazyHydration?.hydrate());
  void fetch(visitPath())
    .then((response) => response.json() as Promise<Visit>)
    .then(
      (visit) => updateVisitorState({ visit }),
      () => undefined,
    )
    .then(() => (cookies = document.cookie));
}

/** Not while the page is prerendered or still loading. */
function startWhenShown(): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', startWhenShown, { once: true });
  else if (document.readyState !== 'complete') addEventListener('load', start, { once: true });
  else start();
}

// With the first import, by the page's own script or React. Not on a robot's page.
if (!import.meta.env.SSR && !document.documentElement.dataset.robot) startWhenShown();
