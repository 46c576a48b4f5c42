import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * Opens a native modal `<dialog>` while `open` is true. The browser handles focus and Escape; a click on
 * the backdrop (whose target is the element itself) calls `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return { ref: dialog, onClose, onClick };
}
