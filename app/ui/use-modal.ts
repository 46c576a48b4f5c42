import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Opens a native modal `<dialog>`. The browser handles the focus and the Escape key; a click on the backdrop calls
 * `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  // The element on which a press began. If the shopper selects text and releases over the backdrop, the browser reports
  // a click on the dialog, which must not close it.
  const pressed = useRef<EventTarget>();
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target) onClose();
  };
  return { ref: dialog, onClose, onPointerDown, onClick };
}
