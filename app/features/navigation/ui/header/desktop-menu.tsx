import { useState, type KeyboardEvent } from 'react';
import { CheckedLink } from '~/ui/checked-link';
import type { MenuEntry } from '../../theme';

/**
 * Top-level links with submenus that open on hover or focus, without scripts. After a click or Escape
 * they stay closed until the pointer enters again.
 */
export function DesktopMenu({
  menu,
  onNavigate,
}: {
  menu: readonly MenuEntry[];
  /** Called on every click. */
  onNavigate(): void;
}) {
  const [closed, setClosed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setClosed(true);
    else if (event.key === 'Tab') setClosed(false);
  };
  return (
    // The links are the interactive elements; the nav only handles events that bubble.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label="Main"
      className="hidden lg:block"
      onMouseLeave={() => setClosed(false)}
      onClick={() => {
        setClosed(true);
        onNavigate();
      }}
      onKeyDown={onKeyDown}
    >
      <ul className="menu-bar">
        {menu.map(({ text, link, children }) => (
          <li key={text}>
            <CheckedLink link={link}>{text}</CheckedLink>
            {children.length > 0 && !closed && <Dropdown links={children} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ links }: { links: MenuEntry['children'] }) {
  return (
    <ul>
      {links.map(({ text, link }) => (
        <li key={text}>
          <CheckedLink link={link}>{text}</CheckedLink>
        </li>
      ))}
    </ul>
  );
}
