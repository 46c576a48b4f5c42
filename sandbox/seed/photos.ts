import { designs } from './designs';
import { handleOf, type Design } from './designs/design';
import { families } from './families';
import { finishes, finishOf } from './finishes';
import { modelOf } from './model';
import { photoSizes } from './photos.generated';

type Photographed = { design: Design; finish: string; handle: string };

const isPhoto = (name: string): boolean => Object.hasOwn(photoSizes, name);

const photographed: Photographed[] = designs.flatMap((design) =>
  design.finishes
    .map((finish) => ({ design, finish, handle: handleOf(design, finish) }))
    .filter(({ handle }) => isPhoto(`${handle}-1`)),
);

/**
 * The product whose photographs to show: the product itself, else the most similar color in its
 * family, preferably of the same design. Null if the family has no photographs.
 */
export function photographedAs(design: string, family: string, finish: string): string | null {
  const own = `${design}-${family}-${finish}`;
  if (isPhoto(`${own}-1`)) return own;
  const model = modelOf(design, family);
  const candidates = closestColours(family, finish);
  return (candidates.find((one) => one.design === model) ?? candidates[0])?.handle ?? null;
}

const closest = new Map<string, Photographed[]>();

function closestColours(family: string, finish: string): Photographed[] {
  const key = `${family} ${finish}`;
  const known = closest.get(key);
  if (known) return known;
  const siblings = photographed.filter((one) => one.design.family === family);
  const least = Math.min(...siblings.map((one) => distance(finish, one.finish)));
  const found = siblings.filter((one) => distance(finish, one.finish) === least);
  closest.set(key, found);
  return found;
}

function distance(one: string, other: string): number {
  const channels = (finish: string) =>
    [1, 3, 5].map((at) => Number.parseInt(finishOf(finish).hex.slice(at, at + 2), 16));
  const theirs = channels(other);
  return channels(one).reduce((sum, value, at) => sum + (value - (theirs[at] ?? 0)) ** 2, 0);
}

/** Past carts and orders contain image numbers up to 5, but a product has three photographs. */
const views = [1, 2, 3, 1, 3];

const longestFirst = (ids: string[]): string => ids.sort((a, b) => b.length - a.length).join('|');
const productImage = new RegExp(
  `^([a-z][a-z0-9-]{1,60}?)-(${longestFirst(families.map(({ id }) => id))})-(${longestFirst(finishes.map(({ id }) => id))})-([1-5])$`,
);

/** `name` is an image name such as `halden-pendant-aged-brass-2`; null if unknown. */
export function photoOf(name: string): string | null {
  if (isPhoto(name)) return name;
  const [, design, family, finish, view] = productImage.exec(name) ?? [];
  if (!design || !family || !finish || !view) return null;
  const handle = photographedAs(design, family, finish);
  return handle && `${handle}-${views[Number(view) - 1]}`;
}
