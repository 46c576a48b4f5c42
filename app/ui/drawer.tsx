import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Pass a `DrawerBody`. */
  children: ReactNode;
}

export function Drawer({ open, onClose, title, children }: Props) {
  const modal = useModal(open, onClose);
  const heading = useId();
  return (
    // The browser handles the Escape key.

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
        {children}
      </div>
    </dialog>
  );
}

/** `footer` doesn't scroll. */
export const DrawerBody = ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
  <>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>
    {footer && <div className="border-t border-stone px-6 py-4 md:py-6">{footer}</div>}
  </>
);
