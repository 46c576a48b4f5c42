import { useEffect } from 'react';
import { watchBrowserCookies } from '~/platform/http/browser-cookies';
import { useNonce } from '~/platform/http/nonce';
import { useSlot } from './slots';

/** On the server, the slot named `id` contains the styles. */
export function VisitorStyle({
  id,
  read,
}: {
  id: string;
  /** From the browser's current cookies. */
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
