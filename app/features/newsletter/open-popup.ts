/** Loaded when the popup opens. Uses no React. Browser only. */
import { setBrowserCookie, watchBrowserCookies } from '~/platform/http/browser-cookies';
import { writeStorage } from '~/platform/http/browser-storage';
import { watchAtRest } from './at-rest';
import { gaps, watchSpots, type Spot } from './free-spot';
import { popupSeenKey, popupSeenSeconds } from './popup-settings';

/** Longer than the time between pressing and releasing a button. */
const pressMs = 500;
/** Enough time for a sent form's reply to arrive and be read. */
const replyMs = 10_000;

/** True for viewports with room for the tab only. Must match the CSS variant `tabbed`. */
const isSmall = () => matchMedia('(width < 48rem), (height < 31rem)').matches;
/** The bag, accounts and forms never show the tab. */
const isWithoutTab = () => /^\/(cart|accounts?|forms|orders)(\/|$)/.test(location.pathname);

export interface OpenPopup {
  /** Positions the popup on another page, or closes it after a sign-up. */
  onPage(): void;
}

interface Options {
  isSeen(): boolean;
  /** A dialog is open, or the shopper types. */
  isBusy(): boolean;
  onToggle(open: boolean): void;
}

export function openPopup(box: HTMLElement, { isSeen, isBusy, onToggle }: Options): OpenPopup {
  let stop = () => {};
  let isAnswered = false;
  /** When the form was sent on this page, as `performance.now()`. */
  let sentAt = -Infinity;
  const arrive = () => {
    if (!box.hidden && isSeen()) close();
    else place();
  };
  box.addEventListener('submit', () => {
    isAnswered = true;
    sentAt = performance.now();
    setTimeout(arrive, replyMs);
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
    else stop = watchAtRest(box, gaps.foot, (isFree) => tell(isFree ? 'foot' : null));
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
    place = () => {};
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
  box.hidden = false;
  place();
  onToggle(true);
  return {
    onPage() {
      sentAt = -Infinity;
      arrive();
    },
  };
}
