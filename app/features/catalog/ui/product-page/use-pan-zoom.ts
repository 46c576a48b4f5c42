import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { fit, keepInside, whole, zoomAt, type Point, type Size, type View } from './pan-zoom';

/** Minimum distance, in px. */
const swipe = 60;
/** In px; a press that moves less is a click. */
const still = 5;
const middle: Point = { x: 0, y: 0 };

interface Gestures {
  /** Only while not zoomed. 1: next, -1: previous. */
  onSwipe(step: 1 | -1): void;
  onBeside(): void;
}

/** Zooms by touch, wheel and mouse. `pixels`: the picture's size. The element needs `touch-action: none`. */
export function usePanZoom(pixels: Size, { onSwipe, onBeside }: Gestures) {
  const frame = useRef<HTMLDivElement | null>(null);
  const [view, setView] = useState(whole);
  const fingers = useRef(new Map<number, Point>());
  const press = useRef({ at: middle, beside: false, isPinch: false });

  /** `most` is the maximum scale: twice the picture's own pixels, but at least 2. */
  const change = (next: (view: View, most: number) => View) => {
    const element = frame.current!;
    const size = { width: element.clientWidth, height: element.clientHeight };
    const shown = fit(pixels, size);
    const most = Math.max(2, (2 * pixels.width) / shown.width);
    setView((old) => keepInside(next(old, most), shown, size));
  };
  const zoom = (factor: number, at = middle) =>
    change((old, most) => zoomAt(old, factor, at, most));
  const move = ({ x, y }: Point) => change((old) => ({ ...old, x: old.x + x, y: old.y + y }));

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const onWheel = useRef<(event: WheelEvent) => void>();
  onWheel.current = (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), placeOf(event));
  };
  const watch = (element: HTMLDivElement | null) => {
    frame.current = element;
    // React's wheel listeners are passive.
    element?.addEventListener('wheel', (event) => onWheel.current?.(event), { passive: false });
  };
  const watched = useRef(watch);
  const isButton = (event: { target: EventTarget }) =>
    (event.target as Element).closest('button') !== null;

  const properties = {
    ref: watched.current,
    onPointerDown(event: PointerEvent) {
      if (isButton(event)) return;
      const isPinch = fingers.current.size > 0;
      press.current = { at: placeOf(event), beside: event.target === frame.current, isPinch };
      fingers.current.set(event.pointerId, press.current.at);
      frame.current!.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return move({ x: now.x - before.x, y: now.y - before.y });
      const apart = ({ x, y }: Point) => Math.max(1, Math.hypot(x - other.x, y - other.y));
      zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp(event: PointerEvent) {
      const end = fingers.current.get(event.pointerId);
      const alone = fingers.current.size === 1;
      fingers.current.delete(event.pointerId);
      const { at, beside, isPinch } = press.current;
      if (!end || !alone || isPinch || view.scale > 1) return;
      const [across, along] = [end.x - at.x, end.y - at.y];
      if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(along))
        onSwipe(across < 0 ? 1 : -1);
      else if (beside && Math.hypot(across, along) < still) onBeside();
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onDoubleClick(event: MouseEvent) {
      const at = placeOf(event);
      if (!isButton(event))
        change((old, most) => (old.scale > 1 ? whole : zoomAt(old, 2.5, at, most)));
    },
  };
  return { view, zoom, move, reset: () => setView(whole), properties };
}
