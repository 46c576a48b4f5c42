/**
 * The newsletter popup without React, so that it can open before hydration. Its markup is hidden in every page
 * (`ui/newsletter-popup.tsx`). Browser only.
 */
import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { watchSpots } from './free-spot';

export const popupId = 'invitation';
const seenKey = 'popup-seen';
/** In ms. Repeated while the popup has to wait. */
const delayMs = 1000;
const oneYear = 365 * 24 * 3600;

const isSeen = () => readBrowserCookie(seenKey) !== undefined || readStorage(seenKey) !== null;

const isBusy = () =>
  document.querySelector('dialog[open], details[data-overlay][open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

interface Options {
  /** True while another notice occupies the bottom of the window or is about to. */
  mustWait(): boolean;
  /** Called when the popup opens and closes, so that other notices can wait. */
  onToggle(open: boolean): void;
}

/**
 * Opens the popup once per device, when nothing else is open. It doesn't take focus and never covers price, options or
 * buttons of a purchase.
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

/** Call after a navigation: the new page may have other elements to keep clear. */
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
    removeEventListener('keydown', onKey, true);
    onToggle(false);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const hasFocus = box.contains(document.activeElement);
    if (key === 'Escape' && box.dataset.spot && (hasFocus || !isBusy())) close();
  };
  box.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button[type=button]')) close();
  });
  // Captured: while the page hydrates, later listeners don't get it.
  addEventListener('keydown', onKey, true);
  addEventListener('resize', placePopup);
  box.hidden = false;
  place();
  onToggle(true);
}
