import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** The browser handles focus and Escape; a click on the backdrop calls `onClose`. */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  // Browsers return the focus when a dialog closes, but not when an open dialog is removed. React calls this function
  // with null before it removes the element.
  const ref = useCallback((element: HTMLDialogElement | null) => {
    if (!element) dialog.current?.close();
    dialog.current = element;
  }, []);
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
  return { ref, onClose, onPointerDown, onClick };
}
