import type { ReactNode } from 'react';
import { CloseButton } from './close-button';

/** Screen readers announce only changes of an existing live region, so the region exists even without a message. */
export function Toast({
  children,
  onClose,
  fixed = true,
}: {
  children?: ReactNode;
  onClose?(): void;
  fixed?: boolean;
}) {
  return (
    <div
      role="status"
      className={
        fixed ? 'pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-center' : ''
      }
    >
      {children && (
        <div className="pointer-events-auto flex min-h-12 w-fit rise items-center gap-4 bg-ink py-2 pr-2 pl-5 text-paper shadow-float last:pr-5">
          <div className="py-1.5 small">{children}</div>
          {onClose && (
            <div className="[&_button]:hover:bg-paper/15">
              <CloseButton onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
