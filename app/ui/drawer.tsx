import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

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
  const modal = useModal(open, onClose);
  const heading = useId();
  return (
    // Escape does for the keyboard what the click on the backdrop does for the pointer.

    <dialog
      {...modal}
      aria-labelledby={heading}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-[27.5rem] fade-backdrop slide-from-right bg-paper text-ink shadow-float"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-bar items-center justify-between border-b border-stone pr-3 pl-6">
          <h2 id={heading} className="heading-sm">
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>
        {footer && <div className="border-t border-stone px-6 py-6">{footer}</div>}
      </div>
    </dialog>
  );
}
