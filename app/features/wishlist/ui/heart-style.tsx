import { createContext, useContext, useEffect } from 'react';
import { useNonce } from '~/platform/http/nonce';
import { handlesCookie, heartStyle, parseHandles } from '../wishlist';

const elementId = 'hearts';
const CopyContext = createContext<string | undefined>(undefined);

/** Wraps the server's render; its value is that of the copy's cookie. */
export const WishlistHandlesProvider = CopyContext.Provider;

/**
 * The style that fills this visitor's hearts. React renders it once, on the server; afterwards only
 * `paintHearts` changes it. It is all that a cached page needs to have replaced.
 */
export function HeartStyle() {
  const nonce = useNonce();
  const copy = useContext(CopyContext);
  useEffect(() => {
    const paint = () => paintHearts(handlesHere());
    paint();
    // Another tab may have changed the list, or the page may come from the back/forward cache.
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
      dangerouslySetInnerHTML={{ __html: heartStyle(parseHandles(copy)) }}
    />
  );
}

/** The handles in this browser's cookie. */
export function handlesHere(): string[] {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${handlesCookie}=`));
  try {
    return parseHandles(pair && decodeURIComponent(pair.slice(handlesCookie.length + 1)));
  } catch {
    return [];
  }
}

/** Fills the hearts of exactly these products. */
export function paintHearts(handles: readonly string[]): void {
  const element = document.getElementById(elementId);
  const text = heartStyle(handles);
  if (element && element.textContent !== text) element.textContent = text;
}
