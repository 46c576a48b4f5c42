import { useEffect, useState } from 'react';
import { latePart } from '~/ui/late-part';
import { savesData } from '~/ui/saves-data';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

const [useLinks] = latePart(async () => (await import('./prefetch-links')).PrefetchLinks);

/**
 * Prepares the page that the shopper is about to open, for links that scripts follow; how comes with the first sign at
 * a link. Before there are scripts, and again where they do not follow, browsers do it themselves by
 * `speculation-rules.json`: the mark on the document tells them. Not for who saves data.
 */
export function Prefetch() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
  }, []);
  useEffect(() => {
    // Drafts are made for their author alone, when they are opened.
    if (wanted || savesData() || 'preview' in document.documentElement.dataset) return;
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setWanted(true);
    };
    for (const sign of signs) document.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look);
    };
  }, [wanted]);
  const Links = useLinks(wanted);
  return Links ? <Links signs={signs} /> : null;
}
