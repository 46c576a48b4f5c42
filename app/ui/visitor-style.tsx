import { useEffect } from 'react';
import { watchBrowserCookies } from '~/platform/http/browser-cookies';
import { useNonce } from '~/platform/http/nonce';
import { useSlot } from './slots';

/**
 * A style in the page's head that depends on the visitor's cookies: a slot of this name. The server fills it once;
 * afterwards only scripts change it, whenever the cookies do: by an answer, in another tab, or while the page was
 * away. With it the rest of a page is the same for everyone.
 */
export function VisitorStyle({
  id,
  read,
}: {
  id: string;
  /** The style as the browser's cookies are now. */
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

/** Replaces the text of a visitor's style. */
export function paintStyle(id: string, css: string): void {
  const element = document.getElementById(id);
  if (element && element.textContent !== css) element.textContent = css;
}
