import { CheckedLink } from '~/ui/checked-link';
import type { Announcement } from '../../theme';

/** Three messages side by side; in narrow windows, one at a time to swipe through. */
export function AnnouncementRibbon({ messages }: { messages: readonly Announcement[] }) {
  if (messages.length === 0) return null;
  return (
    <aside aria-label="Announcements" className="bg-moss text-paper">
      {/* A scrollable list must be focusable for keyboard users. */}
      <ul
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="frame scrollbar-none flex h-ribbon snap-x snap-mandatory items-center overflow-x-auto -outline-offset-2 focus-visible:outline-paper"
      >
        {messages.map(({ text, link }, index) => (
          <li
            key={index}
            className="w-full shrink-0 snap-center truncate text-center text-fine lg:w-1/3 lg:first:text-left lg:last:text-right"
          >
            {link ? (
              <CheckedLink link={link} className="py-1 underline-offset-4 hover:underline">
                {text}
              </CheckedLink>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
