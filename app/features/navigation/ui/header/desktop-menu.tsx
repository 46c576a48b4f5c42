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
import type { MenuEntry } from '../../theme';

/**
 * Top-level links with submenus, which open on hover or by the button after the link: if they opened on focus, the Tab
 * key would have to pass all of their links. Without scripts there is no button, and they do open on focus. After a
 * click on a link, or Escape, they stay closed until the pointer enters again.
 */
export function DesktopMenu({
  menu,
  onNavigate,
}: {
  menu: readonly MenuEntry[];
  /** Called on every click on a link. */
  onNavigate(): void;
}) {
  /** The entry that its button has opened. */
  const [opened, setOpened] = useState<string | null>(null);
  /** Hovering opens nothing. */
  const [closed, setClosed] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const closeAll = () => {
    setOpened(null);
    setClosed(true);
  };
  const onEscape = () => {
    const { activeElement } = document;
    // A link that gets hidden would lose the focus; the list follows its button.
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
    // The links are the interactive elements; the nav only handles events that bubble.
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
  /** Opened by its button. */
  isOpen: boolean;
  /** Not opened by hovering either. */
  closed: boolean;
  /** Its button was pressed. */
  onPress(): void;
  /** The focus has gone on to something else, or the pointer has come to another entry. */
  onLeave(): void;
}

function Entry({ entry, isOpen, closed, onPress, onLeave }: EntryProps) {
  const { text, link, children } = entry;
  const id = useId();
  if (children.length === 0)
    return (
      <li>
        <CheckedLink link={link}>{text}</CheckedLink>
      </li>
    );
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Null when a press takes the focus nowhere, and when the window loses it.
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <li onBlur={onBlur} onMouseEnter={isOpen ? undefined : onLeave}>
      <CheckedLink link={link}>{text}</CheckedLink>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
        <ChevronIcon />
        <span className="sr-only">More in {text}</span>
      </button>
      <ul id={id} hidden={closed && !isOpen}>
        {children.map((child) => (
          <li key={child.text}>
            <CheckedLink link={child.link}>{child.text}</CheckedLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Calls `onEscape` wherever the focus is, and `onPressOutside` for presses outside of `element`. */
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
