import { useEffect } from 'react';
import { watchBrowserCookies } from '~/platform/http/browser-cookies';
import { useNonce } from '~/platform/http/nonce';
import { useSlot } from './slots';

interface Props {
  id: string;
  /** From the browser's current cookies. */
  read(): string;
}

/** Gives each visitor of a cached page their own style. */
export function VisitorStyle({ id, read }: Props) {
  useVisitorStyle(id, read);
  return <StyleSlot id={id} />;
}

/** On the server, the slot named `id` contains the styles. */
export function StyleSlot({ id }: Pick<Props, 'id'>) {
  const nonce = useNonce();
  const css = useSlot(id);
  return (
    <style
      id={id}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}

/** Keeps the style up to date. `read` must be the same function in every render. */
export function useVisitorStyle(id: string, read: Props['read']): void {
  useEffect(() => {
    const paint = () => paintStyle(id, read());
    paint();
    return watchBrowserCookies(paint);
  }, [id, read]);
}

export function paintStyle(id: string, css: string): void {
  const element = document.getElementById(id);
  if (element && element.textContent !== css) element.textContent = css;
}
