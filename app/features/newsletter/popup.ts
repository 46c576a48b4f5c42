/** Uses no React, so that it works before hydration. Browser only. */
import {
  readBrowserCookie,
  setBrowserCookie,
  watchBrowserCookies,
} from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { gaps, watchSpots, type Spot } from './free-spot';
import { popupSeenKey, popupSeenSeconds } from './popup-settings';
import { countPage, visitSoFar } from './visit-pages';

export const popupId = 'invitation';
/** Between checks whether the popup can open. */
const lookMs = 1000;
/** Longer than the time between pressing and releasing a button. */
const pressMs = 500;
/** Enough time for a sent form's reply to arrive and be read. */
const replyMs = 10_000;
/** When the popup's form was sent on this page, as `performance.now()`. */
let sentAt = -Infinity;
/** Timers can be early by the clock. */
const earlyMs = 20;

const isSeen = () =>
  readBrowserCookie(popupSeenKey) !== undefined || readStorage(popupSeenKey) !== null;

const isBusy = () =>
  document.querySelector('dialog[open], details[data-overlay][open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

const secondsOf = (box: HTMLElement) => Number(box.dataset.seconds);

const isDue = (box: HTMLElement) => {
  const { ms, pages } = visitSoFar();
  return ms + earlyMs >= secondsOf(box) * 1000 && pages >= Number(box.dataset.fromPage);
};

interface Options {
  /** True if another notice is at the bottom, or soon will be. */
  mustWait(): boolean;
  /** Other notices wait while the popup is open. */
  onToggle(open: boolean): void;
}

/**
 * Opens the popup after the theme's delay and number of pages, unless the shopper has closed it or signed up before.
 * Waits while a dialog is open or the shopper types. Never takes the focus.
 */
export function startPopup({ mustWait, onToggle }: Options): void {
  countPage();
  const boxNow = () => document.getElementById(popupId);
  const look = () => {
    if (isSeen()) return;
    const box = boxNow();
    if (!box || !isDue(box) || mustWait() || isBusy()) setTimeout(look, lookMs);
    else open(box, onToggle);
  };
  const first = boxNow();
  setTimeout(look, first ? Math.min(lookMs, secondsOf(first) * 1000) : lookMs);
}

let arrive = () => {};

/** Counts the page and positions the popup again, or closes it after a sign-up. Call this after each navigation. */
export function onPopupPage(): void {
  countPage();
  sentAt = -Infinity;
  arrive();
}

/** True for viewports with room for the tab only. Must match the CSS variant `tabbed`. */
const isSmall = () => matchMedia('(width < 48rem), (height < 31rem)').matches;
/** The bag, accounts and forms never show the tab. */
const isWithoutTab = () => /^\/(cart|accounts?|forms|orders)(\/|$)/.test(location.pathname);

/** If the code can't be loaded, the tab isn't shown. */
function watchTab(box: HTMLElement, tell: (isFree: boolean) => void): () => void {
  let stop = () => {};
  let stopped = false;
  void import('./at-rest').then(
    ({ watchAtRest }) => {
      if (!stopped) stop = watchAtRest(box, gaps.foot, tell);
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    stop();
  };
}

function open(box: HTMLElement, onToggle: Options['onToggle']): void {
  let stop = () => {};
  let isAnswered = false;
  box.addEventListener('submit', () => {
    isAnswered = true;
    sentAt = performance.now();
    setTimeout(() => arrive(), replyMs);
  });
  const isInUse = () =>
    box.contains(document.activeElement) || performance.now() - sentAt < replyMs;
  let place = () => {
    stop();
    stop = () => {};
    const isTab = box.dataset.tab !== undefined && isSmall();
    const tell = (spot: Spot | null) => {
      // Phones' keyboards and scrolling must not move a form while the shopper types.
      if (box.dataset.spot && !isTab && isInUse()) return;
      if (spot) box.dataset.spot = spot;
      else delete box.dataset.spot;
    };
    if (!isTab) stop = watchSpots(box, tell);
    else if (isWithoutTab()) tell(null);
    else stop = watchTab(box, (isFree) => tell(isFree ? 'foot' : null));
  };
  /** The shopper expanded the tab, so the popup may cover other elements. */
  const unfold = () => {
    delete box.dataset.tab;
    stop();
    place = () => {};
    box.querySelector<HTMLElement>('input[type=email]')?.focus();
  };
  const replace = () => place();
  // When the shopper presses a button, Safari takes the focus off the field and doesn't focus the button. The popup
  // must not move before the press ends.
  box.addEventListener('focusout', () => setTimeout(replace, pressMs));
  const close = () => {
    writeStorage(popupSeenKey, '1');
    setBrowserCookie(popupSeenKey, '1', popupSeenSeconds);
    box.hidden = true;
    stop();
    arrive = place = () => {};
    removeEventListener('resize', replace);
    removeEventListener('keydown', onKey, true);
    unwatch();
    onToggle(false);
  };
  // The shopper may close or answer the popup in another tab, or on a later page before going back to this one.
  const unwatch = watchBrowserCookies((event) => {
    if ((event as Partial<PageTransitionEvent>).persisted) isAnswered = false;
    if (isSeen() && !isAnswered) close();
  });
  const onKey = ({ key }: KeyboardEvent) => {
    const hasFocus = box.contains(document.activeElement);
    if (key === 'Escape' && box.dataset.spot && (hasFocus || !isBusy())) close();
  };
  box.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button?.dataset.unfold !== undefined) unfold();
    else if (button) close();
  });
  // Capture phase: while hydrating, React stops the event before it bubbles.
  addEventListener('keydown', onKey, true);
  addEventListener('resize', replace);
  arrive = () => (isSeen() ? close() : place());
  box.hidden = false;
  place();
  onToggle(true);
}
