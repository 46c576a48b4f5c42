import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * A native modal `<dialog>` that is open while `open` says so. Focus, its return and Escape are the
 * browser's; a click on the backdrop (which is the element itself, outside its content) asks to close.
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
