/** Uses no React, so that it works before hydration. Browser only. */
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage } from '~/platform/http/browser-storage';
import type { OpenPopup } from './open-popup';
import { popupSeenKey } from './popup-settings';
import { countPage, visitSoFar } from './visit-pages';

export const popupId = 'invitation';
/** Between checks whether the popup can open. */
const lookMs = 1000;
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

let opened: OpenPopup | undefined;

/**
 * Opens the popup after the theme's delay and number of pages, unless the shopper has closed it or signed up before.
 * Waits while a dialog is open or the shopper types. Never takes the focus. If its code can't be loaded, the popup
 * stays closed.
 */
export function startPopup({ mustWait, onToggle }: Options): void {
  countPage();
  const boxNow = () => document.getElementById(popupId);
  const mayOpen = (box: HTMLElement) => isDue(box) && !mustWait() && !isBusy();
  const open = async (box: HTMLElement) => {
    const module = await import('./open-popup').catch(() => undefined);
    if (!module) return;
    // While the code was loading, the shopper may have opened a dialog or left the page.
    if (isSeen() || !box.isConnected || !mayOpen(box)) look();
    else opened = module.openPopup(box, { isSeen, isBusy, onToggle });
  };
  const look = () => {
    if (isSeen()) return;
    const box = boxNow();
    if (!box || !mayOpen(box)) setTimeout(look, lookMs);
    else void open(box);
  };
  const first = boxNow();
  setTimeout(look, first ? Math.min(lookMs, secondsOf(first) * 1000) : lookMs);
}

/** Counts the page and positions the popup again, or closes it after a sign-up. Call this after each navigation. */
export function onPopupPage(): void {
  countPage();
  opened?.onPage();
}
