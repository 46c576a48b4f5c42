import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** The browser handles focus and Escape; a click on the backdrop calls `onClose`. */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  // A text selection that ends over the backdrop causes a click, which must not close the dialog.
  const pressed = useRef<EventTarget>();
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target) onClose();
  };
  return { ref: dialog, onClose, onPointerDown, onClick };
}
