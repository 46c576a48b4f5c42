import { useEffect, type MouseEvent } from 'react';
import { useClosingDetails } from './use-closing-details';

/** What lies behind the menu: neither the Tab key nor a screen reader may wander there. */
const behind = () => document.querySelectorAll<HTMLElement>('[data-behind-menu]');

const setBehind = (inert: boolean) => {
  for (const element of behind()) element.inert = inert;
};

/** The full-screen menu: the page behind is out of reach while it is open, and a click on a link closes it. */
export function useMenuOverlay() {
  const menu = useClosingDetails();
  useEffect(() => () => setBehind(false), []);
  const onToggle = () => setBehind(menu.current?.open ?? false);
  const close = ({ target }: MouseEvent) => {
    if (!menu.current || !(target as Element).closest('a')) return;
    // Before the browser follows the link: a place on this page must be reachable again.
    menu.current.open = false;
    setBehind(false);
  };
  return { menu, onToggle, close };
}
