/** Runs after the load event, without React. Don't import large modules here. */
import { consentCookie, visitPath, type EffectiveConsent } from '~/features/analytics/consent';
import { countOf, dotStyle, dotStyleId } from '~/features/cart/cart-dot';
import { startPopup } from '~/features/newsletter/popup';
import type { Banner } from '~/features/stores/banner';
import { mirrorChoice } from '~/features/stores/mirror-choice';
import { pathInMarket } from '~/features/stores/path-in-market';
import { readBrowserCookie, watchBrowserCookies } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { companyCookie } from '~/platform/session/company-cookie';
import { readMarketChoice } from '~/platform/stores/choice-cookies';

const bannerDelayMs = 2000;
/** A chosen country to which the shop doesn't sell, with its currency. */
const unsoldKey = 'unsold';
const followedKey = 'followed-company';
/** How long the newsletter popup waits to learn whether consent must be requested. */
const maxVisitWaitMs = 5000;

interface Visit {
  banner: Banner | null;
  consent: EffectiveConsent;
}

export interface VisitorState {
  visit?: Visit;
  bannerDue: boolean;
  invited: boolean;
  /** An agent has called a tool. */
  agent?: true;
}

const initialState: VisitorState = { bannerDue: false, invited: false };
let state = initialState;
const listeners = new Set<() => void>();

export const getVisitorState = (): VisitorState => state;
export const getServerVisitorState = (): VisitorState => initialState;

/** Returns a function that unsubscribes. */
export function subscribeToVisitorState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function updateVisitorState(change: Partial<VisitorState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
  if (needsReact()) window.lazyHydration?.hydrate();
}

let tagged = false;
let visitPending = true;
const asksConsent = () => tagged && state.visit?.consent.asks === true;

function needsReact(): boolean {
  const { visit, bannerDue, invited, agent } = state;
  if (agent) return true;
  if (!visit) return false;
  const { consent, banner } = visit;
  const sends = tagged && (consent.analytics || consent.marketing);
  return sends || (!invited && (asksConsent() || (bannerDue && banner !== null)));
}

function start(): void {
  tagged = document.documentElement.dataset.tags !== undefined;
  mirrorChoice();
  startAgentTools();
  startVitals();
  setTimeout(() => updateVisitorState({ bannerDue: true }), bannerDelayMs);
  setTimeout(() => (visitPending = false), maxVisitWaitMs);
  startPopup({
    mustWait: () => (tagged && visitPending) || asksConsent() || Boolean(state.visit?.banner),
    onToggle: (invited) => updateVisitorState({ invited }),
  });
  const cookies = document.cookie;
  const choice = readMarketChoice();
  // After Back, browsers show a stored page without asking the server. The page may be another country's.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isStored = navigation?.type === 'back_forward' && navigation.transferSize === 0;
  const isOther = choice.trim() !== '' && choice !== shownMarket();
  // The server shows its default country instead of one that it doesn't sell to.
  if (!isStored) writeStorage(unsoldKey, isOther ? choice : null, 'session');
  else if (navigator.onLine) {
    if (isOther && choice !== readStorage(unsoldKey, 'session')) reopenPage();
    else if (mayReopen()) followCompany();
  }
  if (!companyDifference()) writeStorage(followedKey, null, 'session');
  addEventListener('input', ({ target }) => target && edited.add(target), true);
  if (isCountOutdated()) window.lazyHydration?.hydrate();
  watchBrowserCookies(({ type }) => {
    const now = readMarketChoice();
    // Another tab may have changed country, currency or company. Don't reload after the event 'change', which a form of
    // this page may have caused, or while the page is hidden, because the shopper may be leaving it: a reload would
    // cancel the navigation.
    if (type !== 'change' && document.visibilityState === 'visible') {
      if (now !== choice && now !== shownMarket()) return reopenPage();
      if (mayReopen()) followCompany();
    }
    if (document.cookie !== cookies) window.lazyHydration?.hydrate();
    if (readBrowserCookie(consentCookie) !== readFor) void readVisit();
  });
  void readVisit();
}

const textFields =
  'textarea, input:not([type=hidden], [type=search], [type=number], [type=checkbox], [type=radio])';
/**
 * Fields that were typed in. Comparing `value` with `defaultValue` isn't enough, because React may set `defaultValue` to
 * the text that was typed.
 */
const edited = new WeakSet<object>();

const isEdited = (field: HTMLInputElement): boolean =>
  field.value !== field.defaultValue || (edited.has(field) && field.value !== '');

/** False for the reply to a refused form. */
function mayReopen(): boolean {
  const { state, asleep, ofCompany } = document.documentElement.dataset;
  return (state ?? asleep ?? ofCompany) !== undefined;
}

function reopenPage(): void {
  if (mayReopen()) openAgain((path) => pathInMarket(path, { currency: true, language: false }));
}

/** Does nothing and returns false while text is being entered. */
function openAgain(toPath = (path: string) => path): boolean {
  if ([...document.querySelectorAll<HTMLInputElement>(textFields)].some(isEdited)) return false;
  const { pathname, search } = location;
  location.replace(toPath(pathname + search));
  return true;
}

/** True while the page may show a message that a reload would remove. */
let stays = false;

/**
 * Call after a navigation within the page. Reloads the page if another tab, or this navigation, has changed the company
 * location. Otherwise, the page would show the new prices under the former company's name. With `stay`, the page isn't
 * reloaded before the next navigation.
 */
export function followCompany(stay = stays): void {
  stays = stay;
  const difference = companyDifference();
  // Only once for each difference, because an outage can prevent the server from writing the cookie.
  if (stays || !difference || difference === readStorage(followedKey, 'session')) return;
  if (openAgain()) writeStorage(followedKey, difference, 'session');
}

/** Null if the document was rendered for the company that the cookie names. */
function companyDifference(): string | null {
  const shown = document.documentElement.dataset.company;
  const current = readBrowserCookie(companyCookie);
  return shown === current ? null : `${shown} ${current}`;
}

function shownMarket(): string {
  const { country, currency } = document.documentElement.dataset;
  return `${country} ${currency}`;
}

/** True if a response changed the bag after the server had read this page's cookies. */
function isCountOutdated(): boolean {
  const { currency } = document.documentElement.dataset;
  const shown = document.getElementById(dotStyleId)?.textContent;
  if (!currency || shown === undefined) return false;
  return shown !== dotStyle(countOf(currency));
}

/** The consent cookie of the latest request; null after a failure. */
let readFor: string | null | undefined;

async function readVisit(): Promise<void> {
  const asked = readBrowserCookie(consentCookie);
  readFor = asked;
  try {
    const response = await fetch(visitPath());
    const visit = (await response.json()) as Visit;
    // A later request has the newer consent.
    if (readFor === asked && !isKnown(visit.consent)) updateVisitorState({ visit });
  } catch {
    if (readFor === asked) readFor = null;
  }
  visitPending = false;
}

/** True if the page already applies this consent, for example because the visitor chose it on this page. */
function isKnown({ analytics, marketing, chosen }: EffectiveConsent): boolean {
  const now = state.visit?.consent;
  return now?.analytics === analytics && now.marketing === marketing && now.chosen === chosen;
}

/** Most browsers don't have WebMCP. */
function startAgentTools(): void {
  if ('modelContext' in document || 'modelContext' in navigator)
    void import('~/features/webmcp/register-tools').then(
      ({ registerTools }) => registerTools(() => updateVisitorState({ agent: true })),
      () => undefined,
    );
}

/** Only in stores with a dataset, because the package adds 3 kB. It also reads events from before it loads. */
function startVitals(): void {
  if (document.documentElement.dataset.vitals !== undefined)
    void import('~/features/analytics/web-vitals').then(
      ({ reportVitals }) => reportVitals(),
      () => undefined,
    );
}

function startWhenShown(): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', startWhenShown, { once: true });
  else if (document.readyState !== 'complete') addEventListener('load', start, { once: true });
  else start();
}

// Not for robots.
if (!import.meta.env.SSR && !document.documentElement.dataset.robot) startWhenShown();
