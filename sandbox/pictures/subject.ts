import { families } from '../seed/families';
import { finishes, finishOf } from '../seed/finishes';
import { modelOf } from '../seed/model';
import type { Art } from './art';
import { materialOf } from './colour';
import { sketches } from './families/index';
import type { Pen } from './pen';

/** Product pictures are squares of this many pixels. */
export const side = 1600;

/** What a product picture shows, read from its name. */
export type Subject = { design: string; family: string; finish: string; view: number };

const longest = (ids: string[]): string => ids.sort((a, b) => b.length - a.length).join('|');
const named = new RegExp(
  `^([a-z][a-z0-9-]{1,60}?)-(${longest(families.map((f) => f.id))})-(${longest(finishes.map((f) => f.id))})-([1-5])$`,
);

/** The subject of a name like `halden-pendant-aged-brass-2`; null when it is none of ours. */
export function readName(name: string): Subject | null {
  const [, design, family, finish, view] = named.exec(name) ?? [];
  if (!design || !family || !finish || !view) return null;
  return { design, family, finish, view: Number(view) };
}

/** Draws a product in its finish. Its proportions follow from family and design alone. */
export function sketch(pen: Pen, { design, family, finish }: Omit<Subject, 'view'>): Art {
  const draw = sketches[family];
  if (!draw) throw new Error(`no drawing for "${family}"`);
  const { shape } = modelOf(design, family);
  return draw(pen.for(`${family} ${design}`), shape, materialOf(finishOf(finish)));
}
