import { CheckedLink } from '~/ui/checked-link';
import type { Message } from '../theme';

/** Three messages side by side; on narrow windows they pass one by one, by hand. */
export function AnnouncementRibbon({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return null;
  return (
    <aside aria-label="Announcements" className="bg-ink text-paper">
      <ul className="frame scrollbar-none flex h-10 snap-x snap-mandatory items-center overflow-x-auto">
        {messages.map(({ text, link }, index) => (
          <li
            key={index}
            className="w-full shrink-0 snap-center truncate text-center text-[0.8125rem] lg:w-1/3 lg:first:text-left lg:last:text-right"
          >
            {link ? (
              <CheckedLink link={link} className="underline-offset-4 hover:underline">
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
