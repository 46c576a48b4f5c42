/**
 * The newsletter popup's behaviour, without React, so that it can appear on a page whose scripts nobody has needed yet.
 * Its box stands hidden in every page (`ui/newsletter-popup.tsx`). Browser only.
 */
import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { watchSpots } from './free-spot';

export const popupId = 'invitation';
const seenKey = 'popup-seen';
/** Delay before the popup is shown, in ms. Longer while the shopper is busy. */
const delayMs = 1000;
const oneYear = 365 * 24 * 3600;

const isSeen = () => readBrowserCookie(seenKey) !== undefined || readStorage(seenKey) !== null;

/** True while a dialog or the menu is open, or the shopper is typing into a field. */
const isBusy = () =>
  document.querySelector('dialog[open], details[data-overlay][open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

interface Options {
  /** Another notice occupies the foot of the window, or is about to. */
  mustWait(): boolean;
  /** Called when it is shown and when it is closed, so that other notices can wait for it. */
  onToggle(open: boolean): void;
}

/**
 * Shows the popup once per device, one second from now or when nothing else is open any more. It does not take the
 * focus, and never covers what is for buying.
 */
export function startPopup({ mustWait, onToggle }: Options): void {
  const look = () => {
    if (isSeen()) return;
    const box = document.getElementById(popupId);
    if (!box || mustWait() || isBusy()) setTimeout(look, delayMs);
    else open(box, onToggle);
  };
  setTimeout(look, delayMs);
}

let place = () => {};

/** To be called when another page is shown: other things may be for buying there. */
export const placePopup = (): void => place();

function open(box: HTMLElement, onToggle: Options['onToggle']): void {
  let stop = () => {};
  place = () => {
    stop();
    stop = watchSpots(box, (spot) => {
      if (spot) box.dataset.spot = spot;
      else delete box.dataset.spot;
    });
  };
  const close = () => {
    writeStorage(seenKey, '1');
    setBrowserCookie(seenKey, '1', oneYear);
    box.hidden = true;
    stop();
    place = () => {};
    removeEventListener('resize', placePopup);
    removeEventListener('keydown', onKey);
    onToggle(false);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const hasFocus = box.contains(document.activeElement);
    if (key === 'Escape' && box.dataset.spot && (hasFocus || !isBusy())) close();
  };
  box.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button[type=button]')) close();
  });
  addEventListener('keydown', onKey);
  addEventListener('resize', placePopup);
  box.hidden = false;
  place();
  onToggle(true);
}
