import { Link } from '@remix-run/react';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { CheckedLink } from '~/ui/checked-link';
import { CloseIcon, MenuIcon, PlusIcon } from '~/ui/icons';
import { List } from '~/ui/list';
import type { MenuLink, MobileEntry } from '../../theme';
import { MenuPicture } from './menu-picture';
import { useClosingDetails } from './use-closing-details';

interface Props {
  entries: readonly MobileEntry[];
  subMenu: readonly MenuLink[];
  withoutAccounts?: boolean;
}

/** A `<details>` opens without scripts. The ribbon stays visible. */
export function MobileMenu({ entries, subMenu, withoutAccounts }: Props) {
  const { menu, onToggle, close } = useMenuOverlay();
  return (
    <details ref={menu} onToggle={onToggle} data-overlay className="group/menu lg:hidden">
      <summary className="header-icon">
        <MenuIcon className="size-5 group-open/menu:hidden" />
        <CloseIcon className="hidden size-5 group-open/menu:block" />
        <span className="sr-only">Menu</span>
      </summary>
      {/* The links are interactive; this only handles bubbling events. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <nav
        aria-label="Menu"
        onClick={close}
        className="fixed inset-x-0 top-ribbon bottom-0 -z-10 fade-in overflow-y-auto overscroll-contain bg-paper pt-20 pb-16"
      >
        <div className="frame">
          <List className="menu-entries">
            {entries.map((entry) => (
              <li key={entry.title}>
                <Entry entry={entry} />
              </li>
            ))}
          </List>
          <ul className="mt-6 links flex flex-wrap gap-x-7">
            {!withoutAccounts && (
              <li>
                <Link to="/accounts" discover="none">
                  Account
                </Link>
              </li>
            )}
            <li className="noscript:hidden">
              <a href="#store">Country and currency</a>
            </li>
            {/* Without scripts, only another page closes the menu, which covers the footer's form. */}
            <li className="hidden noscript:block">
              <a href="/search#store">Country and currency</a>
            </li>
          </ul>
          <List className="mt-6 links">
            {subMenu.map(({ text, link }) => (
              <li key={text}>
                <CheckedLink link={link}>{text}</CheckedLink>
              </li>
            ))}
          </List>
        </div>
      </nav>
    </details>
  );
}

function Entry({ entry: { title, link, children } }: { entry: MobileEntry }) {
  if (children.length === 0) {
    return link ? <CheckedLink link={link}>{title}</CheckedLink> : <b>{title}</b>;
  }
  return (
    <details>
      <summary>
        {title}
        <PlusIcon />
      </summary>
      <ul>
        {children.map(({ text, link: to, picture }) => (
          <li key={text}>
            <CheckedLink link={to}>
              {picture && <MenuPicture src={picture.src} />}
              {text}
            </CheckedLink>
          </li>
        ))}
        {link && !children.some((child) => child.link.href === link.href) && (
          <li>
            <CheckedLink link={link}>{`All ${title}`}</CheckedLink>
          </li>
        )}
      </ul>
    </details>
  );
}

/** Tab must not reach these parts of the page. Without scripts, CSS hides them. */
const behind = () => document.querySelectorAll<HTMLElement>('[data-behind-menu]');

const setBehind = (inert: boolean) => {
  for (const element of behind()) element.inert = inert;
};

function useMenuOverlay() {
  const menu = useClosingDetails();
  const onToggle = useCallback(() => setBehind(menu.current?.open ?? false), [menu]);
  useEffect(() => {
    // The menu may have been opened before hydration.
    onToggle();
    return () => setBehind(false);
  }, [onToggle]);
  const close = ({ target }: MouseEvent) => {
    if (!menu.current || !(target as Element).closest('a')) return;
    // The link's target on this page must not be inert.
    menu.current.open = false;
    setBehind(false);
  };
  return { menu, onToggle, close };
}
