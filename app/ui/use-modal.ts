import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Opens a native modal `<dialog>` while `open` is true. The browser handles focus and Escape; a click that
 * begins and ends on the backdrop (whose target is the element itself) calls `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  // A text selected up to the backdrop is a click whose target is the dialog, too.
  const pressed = useRef<EventTarget>();
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target) onClose();
  };
  return { ref: dialog, onClose, onPointerDown, onClick };
}
