import { expect, test } from 'vitest';
import { fit, keepInside, whole, zoomAt } from './pan-zoom';

const phone = { width: 400, height: 800 };
const shown = { width: 400, height: 400 };

test('a picture is as large as its window, and no larger than it is', () => {
  expect(fit({ width: 1600, height: 1600 }, phone)).toEqual(shown);
  expect(fit({ width: 200, height: 100 }, phone)).toEqual({ width: 200, height: 100 });
});

test('what is under the finger stays there while the picture grows', () => {
  const at = { x: 100, y: -50 };
  const view = zoomAt(whole, 2, at, 4);
  // Screen position = picture position × scale + offset.
  expect(view.scale * at.x + view.x).toBe(at.x);
  expect({ ...view, x: 100 - 200, y: -50 + 100 }).toEqual(view);
});

test('a picture grows to its limit, and shrinks to the whole', () => {
  expect(zoomAt(whole, 9, whole, 4).scale).toBe(4);
  expect(zoomAt({ scale: 2, x: 30, y: 0 }, 0.1, { x: 0, y: 0 }, 4).scale).toBe(1);
});

test('a picture cannot be dragged out of its window', () => {
  expect(keepInside({ scale: 2, x: 900, y: 20 }, shown, phone)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(keepInside({ scale: 1, x: 5, y: 5 }, shown, phone)).toEqual(whole);
  expect(keepInside({ scale: 3, x: -400, y: -300 }, shown, phone)).toEqual({
    scale: 3,
    x: -400,
    y: -200,
  });
});
