import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { SearchIcon } from './icons';
import { useModal } from './use-modal';

/** The sheet must be visible before its field can take the focus. */
const focusDelayMs = 50;

interface Props {
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose(): void;
  siteName: string;
  /** Called on every input; the form itself submits to /search?q=. */
  onTerm?(term: string): void;
  /** Results below the field. */
  children?: ReactNode;
}

/** The search field over the top of the page, with results below it. */
export function SearchSheet({ open, onClose, siteName, onTerm, children }: Props) {
  const modal = useModal(open, onClose);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    // The keyboard equivalent of the click outside is Escape, which the browser handles.

    <dialog
      {...modal}
      aria-label="Search"
      className="m-0 max-h-dvh w-full max-w-none fade-backdrop slide-from-top overscroll-contain bg-paper text-ink shadow-float"
    >
      <div className="frame py-5 md:py-8">
        <form
          action="/search"
          role="search"
          className="flex items-center gap-2 border-b border-ink has-[input:focus-visible]:shadow-[0_1px_0_0_currentColor] forced-colors:has-[input:focus-visible]:border-b-3"
        >
          <SearchIcon className="size-5 shrink-0 text-muted" />
          <label htmlFor={id} className="sr-only">
            Search {siteName}
          </label>
          <input
            ref={input}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={`Search ${siteName}`}
            onChange={(event) => onTerm?.(event.currentTarget.value)}
            className="min-h-14 min-w-0 flex-1 bg-transparent pl-2 heading-sm outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
          />
          <button type="submit" className="sr-only small font-medium focus-visible:not-sr-only">
            Search
          </button>
          <CloseButton onClick={onClose} label="Close search" />
        </form>
        {children}
      </div>
    </dialog>
  );
}
