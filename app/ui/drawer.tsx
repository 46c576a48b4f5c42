import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { CloseIcon } from './icons';

interface Props {
  open: boolean;
  /** Asked for by the close button, Escape or a click on the backdrop. */
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
}

/** A panel from the right over the page: a native modal `<dialog>`, so focus and Escape are the browser's. */
export function Drawer({ open, onClose, title, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // Escape does for the keyboard what the click on the backdrop does for the pointer.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-[27.5rem] bg-paper text-ink backdrop:bg-ink/40"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-18 items-center justify-between border-b border-stone pr-3 pl-6">
          <h2 id={heading} className="heading-sm">
            {title}
          </h2>
          <button type="button" onClick={onClose} className="grid size-11 place-items-center">
            <CloseIcon />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>
        {footer && <div className="border-t border-stone px-6 py-6">{footer}</div>}
      </div>
    </dialog>
  );
}
