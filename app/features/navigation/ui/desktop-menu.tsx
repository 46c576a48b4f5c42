import { useState, type KeyboardEvent } from 'react';
import { CheckedLink } from '~/ui/checked-link';
import type { MenuEntry } from '../theme';

/**
 * Top-level links; those with children drop down on pointing or on focus, without scripts. After a click
 * or Escape they stay closed until the pointer comes anew.
 */
export function DesktopMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const [quiet, setQuiet] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setQuiet(true);
    else if (event.key === 'Tab') setQuiet(false);
  };
  return (
    // The links inside are what is interactive; the list only hears what bubbles.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label="Shop"
      className="hidden lg:block"
      onMouseLeave={() => setQuiet(false)}
      onClick={() => setQuiet(true)}
      onKeyDown={onKeyDown}
    >
      <ul className="flex">
        {menu.map(({ text, link, children }) => (
          <li key={text} className="group relative">
            <CheckedLink
              link={link}
              className="flex min-h-18 items-center px-3 text-[0.9375rem] underline-offset-8 group-hover:underline xl:px-4"
            >
              {text}
            </CheckedLink>
            {children.length > 0 && !quiet && <Dropdown links={children} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ links }: { links: MenuEntry['children'] }) {
  return (
    <ul className="invisible absolute top-full -left-px min-w-52 border border-stone bg-paper py-3 opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
      {links.map(({ text, link }) => (
        <li key={text}>
          <CheckedLink
            link={link}
            className="block px-3 py-2 text-[0.9375rem] hover:bg-sand xl:px-4"
          >
            {text}
          </CheckedLink>
        </li>
      ))}
    </ul>
  );
}
