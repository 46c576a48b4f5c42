import type { Material } from './colour';
import type { Pen } from './pen';

/** How a thing is held: decides where its origin lies and how its shadow falls. */
export type Mount = 'hang' | 'stand' | 'wall' | 'lie';

/**
 * A drawn thing, in millimetres. Origins: `hang` the top of the fitting, `stand` the middle of
 * the foot, `wall` and `lie` the middle. The box is what a picture should frame.
 */
export type Art = {
  mount: Mount;
  box: { x: number; y: number; width: number; height: number };
  /** Drawn first, below everything else at its place. */
  shadow: string;
  body: string;
};

/** Draws one family: the silhouette `shape` in a material, proportions from the pen's seed. */
export type Sketch = (pen: Pen, shape: string, material: Material) => Art;

/** A box around the vertical axis. */
export const around = (halfWidth: number, top: number, bottom: number): Art['box'] => ({
  x: -halfWidth,
  y: top,
  width: halfWidth * 2,
  height: bottom - top,
});
