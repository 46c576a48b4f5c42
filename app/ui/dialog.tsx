import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

export function Dialog({ open, onClose, title, children, actions }: Props) {
  const modal = useModal(open, onClose);
  const heading = useId();
  return (
    // The browser handles the Escape key.

    <dialog
      {...modal}
      aria-labelledby={heading}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[32rem] fade-backdrop rise overflow-y-auto bg-paper text-ink shadow-float"
    >
      <div className="p-6 md:p-8">
        <div className="-mt-2 -mr-3 flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-2.5 heading-md">
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className="mt-3">{children}</div>
        {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}
