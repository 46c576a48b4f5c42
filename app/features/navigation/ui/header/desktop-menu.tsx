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
      <ul className="flex">
        {menu.map(({ text, link, children }) => (
          <li key={text} className="group relative">
            <CheckedLink
              link={link}
              className="flex min-h-bar items-center px-2.5 text-[0.9375rem] decoration-1 underline-offset-8 group-focus-within:underline group-hover:underline xl:px-3.5"
            >
              {text}
            </CheckedLink>
            {children.length > 0 && !closed && <Dropdown links={children} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ links }: { links: MenuEntry['children'] }) {
  return (
    <ul className="invisible absolute top-full -left-px min-w-56 border border-stone bg-paper py-3 opacity-0 shadow-float transition-opacity duration-quick group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
      {links.map(({ text, link }) => (
        <li key={text}>
          <CheckedLink link={link} className="block px-5 py-2 text-[0.9375rem] hover:bg-sand">
            {text}
          </CheckedLink>
        </li>
      ))}
    </ul>
  );
}
