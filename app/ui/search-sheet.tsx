import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { SearchIcon } from './icons';
import { useModal } from './use-modal';

const focusDelayMs = 50;

interface Props {
  open: boolean;
  onClose(): void;
  siteName: string;
  onTerm?(term: string): void;
  children?: ReactNode;
}

export function SearchSheet({ open, onClose, siteName, onTerm, children }: Props) {
  const modal = useModal(open, onClose);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    // Selects the previous term, so that typing replaces it. A later selection would include letters typed meanwhile.
    input.current?.select();
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, [open]);
  /** The browser's first Escape would only clear the field. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      {...modal}
      aria-label="Search"
      className="m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none fade-backdrop slide-from-top scroll-pt-28 overscroll-contain bg-paper text-ink shadow-float"
    >
      <div className="frame pb-5 md:pb-8">
        <form
          action="/search"
          role="search"
          className="sticky top-0 z-10 flex items-center gap-2 border-b border-ink bg-paper pt-5 has-[input:focus-visible]:[box-shadow:0_1px_0_0_currentColor] md:pt-8 forced-colors:has-[input:focus-visible]:border-b-3"
        >
          <SearchIcon className="size-5 shrink-0 text-muted" />
          <label htmlFor={id} className="sr-only">
            {`Search ${siteName}`}
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
            onKeyDown={onKeyDown}
            className="min-h-14 min-w-0 flex-1 bg-transparent pl-2 heading-sm [outline:none] placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
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
