import { place, type Pen } from '../pen';
import { sketch } from '../subject';

/** A product in a scene, written `design family finish`, e.g. `petra vase chalk`; sizes in mm. */
export function put(pen: Pen, what: string, x: number, y: number, scale = 1): string {
  const [design = '', family = '', finish = ''] = what.split(' ');
  const art = sketch(pen, { design, family, finish });
  return place(art.shadow + art.body, x, y, scale);
}

/** Several in one call: `[what, x, y, scale?]`, from back to front. */
export const putAll = (
  pen: Pen,
  all: [what: string, x: number, y: number, scale?: number][],
): string => all.map(([what, x, y, scale]) => put(pen, what, x, y, scale)).join('');
