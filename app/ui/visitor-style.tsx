import { useEffect } from 'react';
import { watchBrowserCookies } from '~/platform/http/browser-cookies';
import { useNonce } from '~/platform/http/nonce';

/**
 * A style in the page's head that depends on the visitor's cookies. React renders it once, on the server (`css`);
 * afterwards only scripts change it, whenever the cookies do: by an answer, in another tab, or while the page was
 * away. With it the rest of a page is the same for everyone: it is all that a cached page needs to have replaced.
 */
export function VisitorStyle({
  id,
  css,
  read,
}: {
  id: string;
  css: string;
  /** The style as the browser's cookies are now. */
  read(): string;
}) {
  const nonce = useNonce();
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
