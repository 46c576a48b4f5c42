import { useEffect } from 'react';
import { watchBrowserCookies } from '~/platform/http/browser-cookies';
import { useNonce } from '~/platform/http/nonce';
import { useSlot } from './slots';

/**
 * A style element that depends on the visitor's cookies. On the server, a slot with the name `id` contains it. Scripts
 * update it when the cookies change: by a response, in another tab, or when the shopper returns to a page in the
 * back/forward cache.
 */
export function VisitorStyle({
  id,
  read,
}: {
  id: string;
  /** For the browser's current cookies. */
  read(): string;
}) {
  const nonce = useNonce();
  const css = useSlot(id);
  useEffect(() => {
    const paint = () => paintStyle(id, read());
    paint();
    return watchBrowserCookies(paint);
  }, [id, read]);
  return (
    <style
      id={id}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}

export function paintStyle(id: string, css: string): void {
  const element = document.getElementById(id);
  if (element && element.textContent !== css) element.textContent = css;
}
