import { useEffect, useRef, useState } from 'react';
import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { CloseButton } from '~/ui/close-button';
import type { NewsletterTexts } from '../texts';
import { NewsletterForm } from './newsletter-form';
import { useFreeSpot } from './use-free-spot';

const seenKey = 'popup-seen';
/** Delay before the popup is shown, in ms. Longer while the shopper is busy. */
const delayMs = 1000;
const oneYear = 365 * 24 * 3600;

const isSeen = () => readBrowserCookie(seenKey) !== undefined || readStorage(seenKey) !== null;

/** True while a dialog or the menu is open, or the shopper is typing into a field. */
const isBusy = () =>
  document.querySelector('dialog[open], details[data-overlay][open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

interface Props {
  texts: NewsletterTexts;
  /** Another notice occupies the foot of the window, or is about to. */
  wait: boolean;
  /** Called when it is shown and when it is closed, so that other notices can wait for it. */
  onToggle(open: boolean): void;
  onJoin?(): void;
}

/**
 * The newsletter popup, shown once per device, one second after the page was loaded or when nothing else is open
 * any more. It does not take the focus, and never covers what is for buying.
 */
export function NewsletterPopup({ texts, wait, onToggle, onJoin }: Props) {
  const [phase, setPhase] = useState<'early' | 'due' | 'open' | 'closed'>('early');
  const box = useRef<HTMLElement>(null);
  const open = phase === 'open';
  const spot = useFreeSpot(box, open);
  useEffect(() => {
    const timer = setTimeout(() => setPhase('due'), delayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (phase !== 'due' || wait) return;
    const openWhenFree = () => {
      if (isSeen()) setPhase('closed');
      else if (!isBusy()) setPhase('open');
    };
    openWhenFree();
    const timer = setInterval(openWhenFree, delayMs);
    return () => clearInterval(timer);
  }, [phase, wait]);
  useEffect(() => onToggle(open), [open, onToggle]);
  const close = () => {
    writeStorage(seenKey, '1');
    setBrowserCookie(seenKey, '1', oneYear);
    setPhase('closed');
  };
  useEffect(() => {
    if (!spot) return;
    const hasFocus = () => box.current?.contains(document.activeElement) ?? false;
    const onKey = ({ key }: KeyboardEvent) =>
      key === 'Escape' && (hasFocus() || !isBusy()) && close();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [spot]);
  if (!open) return null;
  return (
    <aside
      ref={box}
      aria-label="An invitation"
      className={`fixed inset-x-4 z-30 max-w-md bg-paper p-6 shadow-float md:w-[min(28rem,50vw-3rem)] ${spot === 'head' ? 'top-28' : 'bottom-4'} ${spot ? 'rise' : 'invisible'}`}
    >
      <div className="absolute top-3 right-3">
        <CloseButton onClick={close} />
      </div>
      <NewsletterForm texts={texts} label="Newsletter invitation" onJoin={onJoin} />
    </aside>
  );
}
