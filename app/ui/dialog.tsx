import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface Props {
  /** Edge of the screen where the dialog opens. On wide screens, `bottom` means the center of the screen. */
  side: 'right' | 'bottom';
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** On the right, pass a `DrawerBody`. */
  children: ReactNode;
}

const classes = {
  right: {
    dialog: 'm-0 ml-auto h-dvh max-h-none w-full max-w-[27.5rem] slide-from-right',
    content: 'flex h-full flex-col',
    header: 'flex min-h-bar items-center justify-between border-b border-stone pr-3 pl-6',
    title: 'heading-sm',
  },
  bottom: {
    dialog:
      'm-0 mt-auto max-h-[85dvh] w-full max-w-none rise overflow-y-auto overscroll-contain md:m-auto md:max-w-[32rem]',
    content: 'px-side pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-8 md:pb-8',
    header: '-mr-3 mb-3 flex items-start justify-between gap-4',
    title: 'pt-2 heading-sm',
  },
};

export function Dialog({ side, open, onClose, title, children }: Props) {
  const modal = useModal(open, onClose);
  const heading = useId();
  const look = classes[side];
  return (
    <dialog
      {...modal}
      aria-labelledby={heading}
      className={`${look.dialog} fade-backdrop bg-paper text-ink shadow-float`}
    >
      <div className={look.content}>
        <div className={look.header}>
          <h2 id={heading} className={look.title}>
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
