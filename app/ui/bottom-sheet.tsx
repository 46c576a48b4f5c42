import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
}

export function BottomSheet({ open, onClose, title, children }: Props) {
  const modal = useModal(open, onClose);
  const heading = useId();
  return (
    // The browser handles the Escape key.

    <dialog
      {...modal}
      aria-labelledby={heading}
      className="m-0 mt-auto max-h-[85dvh] w-full max-w-none fade-backdrop rise overflow-y-auto overscroll-contain bg-paper text-ink shadow-float md:m-auto md:max-w-[32rem]"
    >
      <div className="px-side pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-8 md:pb-8">
        <div className="-mr-3 mb-3 flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-2 heading-sm">
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
