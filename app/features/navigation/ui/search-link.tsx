import type { MouseEvent } from 'react';
import { SearchIcon } from '~/ui/icons';
import { isPlainClick } from '~/ui/plain-click';

/** The search icon: a link to the search page; with scripts it opens the overlay. */
export function SearchLink({ onOpen }: { onOpen(): void }) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href="/search"
      onClick={open}
      className="grid size-11 place-items-center max-[22.5rem]:size-10"
    >
      <SearchIcon />
      <span className="sr-only">Search</span>
    </a>
  );
}
