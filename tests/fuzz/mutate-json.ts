/** Damages places in a JSON value, deterministically. */

export const mutationKinds = [
  'drop',
  'null',
  'retype',
  'duplicate',
  'huge',
  'deep',
  'markup',
] as const;

export interface Mutation {
  kind: (typeof mutationKinds)[number];
  /** A place in the value, from 0 to 1. */
  place: number;
  /** Number of places, at equal distances. */
  times: number;
  /** The replacement for `retype` and `markup`. */
  value: unknown;
}

type Key = string | number;
interface Place {
  parent: Record<Key, unknown>;
  key: Key;
}

/** All members of objects and arrays, outermost first. */
function placesOf(value: unknown): Place[] {
  const found: Place[] = [];
  const queue: unknown[] = [value];
  for (let next = 0; next < queue.length; next += 1) {
    const parent = queue[next];
    if (typeof parent !== 'object' || parent === null) continue;
    const keys: Key[] = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent);
    for (const key of keys) {
      found.push({ parent: parent as Record<Key, unknown>, key });
      queue.push((parent as Record<Key, unknown>)[key]);
    }
  }
  return found;
}

/** Members with identifiers. They get no markup: the shop would answer with a 404 instead of showing the markup. */
const names = /^(?:id|uid|handle|type|slice_type|lang|__typename|ref|currencyCode|countryCode)$/;

/** Returns the text unchanged if it isn't JSON or has nothing to damage. */
export function mutateJson(text: string, { kind, place, times, value }: Mutation): string {
  const root = parsed(text);
  if (root === undefined) return text;
  const all = placesOf(root.value);
  const places =
    kind === 'markup'
      ? all.filter(({ parent, key }) => typeof parent[key] === 'string' && !names.test(String(key)))
      : all;
  if (places.length === 0) return text;
  const first = Math.min(places.length - 1, Math.floor(place * places.length));
  const step = Math.max(1, Math.floor(places.length / times));
  for (let n = 0; n < times; n += 1) {
    damage(places[(first + n * step) % places.length]!, kind, value);
  }
  return JSON.stringify(root.value);
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function damage({ parent, key }: Place, kind: Mutation['kind'], value: unknown): void {
  switch (kind) {
    case 'drop':
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      return;
    case 'null':
      parent[key] = null;
      return;
    case 'retype':
      parent[key] = value;
      return;
    case 'markup':
      // Lengthens the text, so that a rich text's spans stay inside it.
      parent[key] = `${String(value)}${String(parent[key])}`;
      return;
    case 'duplicate':
      if (Array.isArray(parent)) parent.splice(Number(key), 0, parent[Number(key)]);
      else parent[key] = [parent[key], parent[key]];
      return;
    case 'huge':
      parent[key] = 'x'.repeat(300_000);
      return;
    case 'deep':
      for (let depth = 0; depth < 2000; depth += 1) parent[key] = { [String(key)]: parent[key] };
  }
}
