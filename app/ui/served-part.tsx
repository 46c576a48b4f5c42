import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { trusted } from './clean-html';
import { isPlainClick } from './plain-click';
import { useHydrated } from './use-hydrated';

interface Props {
  id: string;
  className: string;
  /** In browsers, the children must be a lazy component, which renders only after a client navigation. */
  children: ReactNode;
}

/**
 * Browsers keep the section's HTML from the server and don't load the section's code. Links with `data-in-app` navigate
 * on the client. If the content changes, the `key` must change too.
 */
export function ServedPart({ children, ...section }: Props) {
  const hydrated = useHydrated();
  const [served] = useState(() =>
    import.meta.env.SSR || hydrated
      ? undefined
      : { __html: trusted(document.getElementById(section.id)?.innerHTML ?? '') },
  );
  const part = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!served) return;
    const { current } = part;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-app]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [served, navigate]);
  return served ? (
    <section {...section} ref={part} suppressHydrationWarning dangerouslySetInnerHTML={served} />
  ) : (
    <section {...section}>{children}</section>
  );
}
