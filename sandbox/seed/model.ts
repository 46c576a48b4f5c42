import type { Design } from './designs/design';
import { designs } from './designs/index';
import { pick } from './hash';

const written = new Map(
  designs.map((design) => [`${design.name.toLowerCase()}:${design.family}`, design]),
);

/**
 * The hand-written design of this name (lower case, as in handles) and family, or for a generated
 * name the design that it is based on. Throws on an unknown family.
 */
export function modelOf(name: string, family: string): Design {
  const key = `${name}:${family}`;
  const own = written.get(key);
  if (own) return own;
  const models = designs.filter((design) => design.family === family);
  if (models.length === 0) throw new Error(`no family "${family}"`);
  return pick(models, key);
}
