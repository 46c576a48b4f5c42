import { useEffect, type MouseEvent } from 'react';
import { useClosingDetails } from './use-closing-details';

/** Made inert while the menu is open: the Tab key and screen readers must not reach it. */
const behind = () => document.querySelectorAll<HTMLElement>('[data-behind-menu]');

const setBehind = (inert: boolean) => {
  for (const element of behind()) element.inert = inert;
};

/** The full-screen menu: makes the page behind it inert while open, and closes on a click on a link. */
export function useMenuOverlay() {
  const menu = useClosingDetails();
  useEffect(() => () => setBehind(false), []);
  const onToggle = () => setBehind(menu.current?.open ?? false);
  const close = ({ target }: MouseEvent) => {
    if (!menu.current || !(target as Element).closest('a')) return;
    // Before the browser follows the link: its target on this page must not be inert.
    menu.current.open = false;
    setBehind(false);
  };
  return { menu, onToggle, close };
}
