import { useEffect, useRef, useState } from 'react';
import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { CloseButton } from '~/ui/close-button';
import type { NewsletterTexts } from '../texts';
import { NewsletterForm } from './newsletter-form';

const seenKey = 'popup-seen';
/** Delay before the popup is shown, in ms. Longer while the shopper is busy. */
const delayMs = 1000;
const oneYear = 365 * 24 * 3600;

const isSeen = () =>
  readBrowserCookie(seenKey) !== undefined || localStorage.getItem(seenKey) !== null;

/** True while a dialog or the menu is open, or the shopper is typing into a field. */
const isBusy = () =>
  document.querySelector('dialog[open], details[data-overlay][open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

/**
 * The newsletter popup, shown once per device. It waits until nothing else is open, and does not take
 * the focus. `wait`: another notice occupies the foot of the window.
 */
export function NewsletterPopup({
  texts,
  wait,
  onJoin,
}: {
  texts: NewsletterTexts;
  wait: boolean;
  onJoin?(): void;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wait || open || isSeen()) return;
    const timer = setInterval(() => {
      if (isSeen()) clearInterval(timer);
      else if (!isBusy()) setOpen(true);
    }, delayMs);
    return () => clearInterval(timer);
  }, [wait, open]);
  const close = () => {
    localStorage.setItem(seenKey, '1');
    setBrowserCookie(seenKey, '1', oneYear);
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    const hasFocus = () => box.current?.contains(document.activeElement) ?? false;
    const onKey = ({ key }: KeyboardEvent) =>
      key === 'Escape' && (hasFocus() || !isBusy()) && close();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  if (!open) return null;
  return (
    <aside
      ref={box}
      aria-label="An invitation"
      className="fixed inset-x-4 bottom-4 z-30 max-w-md rise bg-paper p-6 shadow-float sm:left-auto"
    >
      <div className="absolute top-3 right-3">
        <CloseButton onClick={close} />
      </div>
      <NewsletterForm texts={texts} label="Newsletter invitation" onJoin={onJoin} />
    </aside>
  );
}
