import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { CheckedLink } from '~/ui/checked-link';
import { ChevronIcon } from '~/ui/icons';
import type { PictureSource } from '~/ui/picture';
import type { MenuEntry, MenuLink, MobileEntry } from '../../theme';
import { MenuPicture } from './menu-picture';

/**
 * Submenus open on hover or by button. Without scripts, they also open on focus; with scripts they don't, because Tab
 * would visit every submenu. After Escape or a click, a submenu stays closed until the pointer leaves or enters the
 * menu.
 */
export function DesktopMenu({
  menu,
  mobile,
  onNavigate,
}: {
  menu: readonly MenuEntry[];
  mobile: readonly MobileEntry[];
  onNavigate(): void;
}) {
  const [opened, setOpened] = useState<string | null>(null);
  /** Hovering must not open the submenu. */
  const [closed, setClosed] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const closeAll = () => {
    setOpened(null);
    setClosed(true);
  };
  const onEscape = () => {
    const { activeElement } = document;
    // Hiding a focused link would lose the focus.
    const list = nav.current?.contains(activeElement) && activeElement?.closest('ul[id]');
    if (list) (list.previousElementSibling as HTMLElement).focus();
    closeAll();
  };
  useClosing(nav, onEscape, () => setOpened(null));
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) return;
    closeAll();
    onNavigate();
  };
  return (
    // Only handles events that bubble up from its links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      ref={nav}
      aria-label="Main"
      className="hidden lg:block"
      onMouseEnter={() => setClosed(false)}
      onMouseLeave={() => setClosed(false)}
      onClick={onClick}
    >
      <ul className="menu-bar">
        {menu.map((entry) => (
          <Entry
            key={entry.text}
            entry={entry}
            mobile={mobile}
            isOpen={opened === entry.text}
            closed={closed}
            onPress={() => (opened === entry.text ? closeAll() : setOpened(entry.text))}
            onLeave={() => setOpened(null)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  mobile: readonly MobileEntry[];
  isOpen: boolean;
  closed: boolean;
  onPress(): void;
  /** Called if the focus leaves, or if the pointer enters another entry. */
  onLeave(): void;
}

function Entry({ entry, mobile, isOpen, closed, onPress, onLeave }: EntryProps) {
  const { text, link, children } = entry;
  const id = useId();
  if (children.length === 0)
    return (
      <li>
        <CheckedLink link={link}>{text}</CheckedLink>
      </li>
    );
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // `relatedTarget` is null if nothing receives the focus.
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  const pictures = children.map((child) => pictureFor(mobile, child));
  const hasPictures = pictures.some(Boolean);
  return (
    <li
      onBlur={onBlur}
      onMouseEnter={isOpen ? undefined : onLeave}
      className={hasPictures ? undefined : 'relative'}
    >
      <CheckedLink link={link}>{text}</CheckedLink>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
        <ChevronIcon />
        <span className="sr-only">{`More in ${text}`}</span>
      </button>
      <ul id={id} hidden={closed && !isOpen} data-pictures={hasPictures || undefined}>
        {children.map((child, index) => {
          const picture = pictures[index];
          return (
            <li key={child.text}>
              <CheckedLink link={child.link}>
                {picture && <MenuPicture src={picture.src} />}
                {child.text}
              </CheckedLink>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** Escape works wherever the focus is. */
function useClosing(
  element: RefObject<HTMLElement>,
  onEscape: () => void,
  onPressOutside: () => void,
) {
  const latest = useRef({ onEscape, onPressOutside });
  useEffect(() => {
    latest.current = { onEscape, onPressOutside };
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current.onEscape();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) latest.current.onPressOutside();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [element]);
}

/** A desktop link has no picture of its own: editors set the picture on the phone menu's link with the same URL. */
const pictureFor = (mobile: readonly MobileEntry[], { link }: MenuLink): PictureSource | null =>
  mobile
    .flatMap(({ children }) => children)
    .find(({ link: { href }, picture }) => picture && href === link.href)?.picture ?? null;
