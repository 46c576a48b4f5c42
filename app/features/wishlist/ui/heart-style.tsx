import { createContext, useContext, useEffect } from 'react';
import { useNonce } from '~/platform/nonce';
import { copyCookie, heartStyle, readCopy } from '../wishlist';

const elementId = 'hearts';
const CopyContext = createContext<string | undefined>(undefined);

/** Put around the server's render, with the value of the copy's cookie. */
export const WishlistCopy = CopyContext.Provider;

/**
 * Fills this visitor's hearts. React writes it once, on the server; afterwards `paintHearts` owns it,
 * and a page that comes from a cache needs nothing but this element of its own.
 */
export function HeartStyle() {
  const nonce = useNonce();
  const copy = useContext(CopyContext);
  useEffect(() => {
    const paint = () => paintHearts(handlesHere());
    paint();
    // Another tab may have changed the list; a page may come back from the back/forward cache.
    const events = ['focus', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, paint);
    return () => {
      for (const event of events) window.removeEventListener(event, paint);
    };
  }, []);
  return (
    <style
      id={elementId}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: heartStyle(readCopy(copy)) }}
    />
  );
}

/** The handles that this browser's cookie holds now. */
export function handlesHere(): string[] {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${copyCookie}=`));
  try {
    return readCopy(pair && decodeURIComponent(pair.slice(copyCookie.length + 1)));
  } catch {
    return [];
  }
}

/** Shows exactly these products as wished. */
export function paintHearts(handles: readonly string[]): void {
  const element = document.getElementById(elementId);
  const text = heartStyle(handles);
  if (element && element.textContent !== text) element.textContent = text;
}
