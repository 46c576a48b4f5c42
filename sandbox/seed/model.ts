import type { Design } from './designs/design';
import { designs } from './designs/index';
import { pick } from './hash';

const written = new Map(
  designs.map((design) => [`${design.name.toLowerCase()}:${design.family}`, design]),
);

/**
 * `name` is lowercase. For a generated design's name, returns the handwritten design it is based
 * on. Throws for an unknown family.
 */
export function modelOf(name: string, family: string): Design {
  const key = `${name}:${family}`;
  const own = written.get(key);
  if (own) return own;
  const models = designs.filter((design) => design.family === family);
  if (models.length === 0) throw new Error(`no family "${family}"`);
  return pick(models, key);
}
