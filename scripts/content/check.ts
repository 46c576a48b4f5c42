/** Finds mistakes in documents that the content team should fix before publishing. */

interface Document {
  id: string;
  type: string;
  uid: string | null;
  lang: string;
  url?: string | null;
  data: Record<string, unknown>;
}

export interface Finding {
  kind: 'unknown-slice' | 'dead-link' | 'no-alt' | 'no-seo' | 'menu';
  /** `page about (en-us)`. */
  document: string;
  /** Path of the field. */
  at: string;
  what: string;
}

type Value = { [key: string]: unknown };
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a value, with its path. */
function* walk(value: unknown, path: string): Generator<[Value, string]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walk(entry, `${path}[${index}]`);
  } else if (isObject(value)) {
    yield [value, path];
    for (const [key, entry] of Object.entries(value)) {
      yield* walk(entry, path ? `${path}.${key}` : key);
    }
  }
}

/**
 * Checks all documents; `slices` are the types that the shop can render. Links to products and
 * collections are not checked.
 */
export function checkDocuments(
  documents: readonly Document[],
  slices: ReadonlySet<string>,
): Finding[] {
  const addresses = new Set(documents.flatMap(({ url }) => (url ? [url] : [])));
  // A page without a route of its type.
  if (documents.some(({ type }) => type === 'quiz')) addresses.add('/pages/quiz');
  return documents.flatMap((document) => {
    const name = [document.type, document.uid, `(${document.lang})`].filter(Boolean).join(' ');
    const found: Finding[] = [];
    const tell = (kind: Finding['kind'], at: string, what: string) =>
      found.push({ kind, document: name, at, what });
    for (const [value, at] of walk(document.data, '')) {
      checkValue(value, at, {
        slices,
        addresses,
        tell,
        isTheme: document.type === 'theme_settings',
        hasOwnSlices: ['theme_settings', 'quiz'].includes(document.type),
      });
    }
    const needsSeo = document.type === 'page' || document.type === 'article';
    if (needsSeo && !document.data.seo_description) {
      tell('no-seo', 'seo_description', 'Search engines will make something up');
    }
    return found;
  });
}

interface Place {
  slices: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  tell(kind: Finding['kind'], at: string, what: string): void;
  isTheme: boolean;
  /** Its zones have slices of the type's own. */
  hasOwnSlices: boolean;
}

function checkValue(value: Value, at: string, place: Place): void {
  const { slice_type: type, link_type: link } = value;
  if (typeof type === 'string' && !place.hasOwnSlices && !place.slices.has(type)) {
    place.tell('unknown-slice', at, `${type} is not shown`);
  }
  const isPicture = typeof value.url === 'string' && isObject(value.dimensions);
  if (isPicture && !value.alt)
    place.tell('no-alt', at, 'Nobody who cannot see it knows what it is');
  if (typeof link === 'string') {
    const dead = deadLink(value, place.addresses);
    if (dead) place.tell('dead-link', at, dead);
  }
  if (place.isTheme && ('link_text' in value || 'menu_title' in value)) {
    const text = value.link_text ?? value.menu_title;
    const leads = isObject(value.link) && value.link.link_type !== 'Any';
    // An entry of the mobile menu that has children needs no link of its own.
    if (!text || (!leads && 'link_text' in value))
      place.tell('menu', at, `${String(text)} leads nowhere`);
  }
}

function deadLink(link: Value, addresses: ReadonlySet<string>): string | null {
  if (link.link_type === 'Document' && link.isBroken === true) return 'The document is gone';
  if (typeof link.url !== 'string') return null;
  const url = link.url.trim().replace(/^https?:\/\/\/(?!\/)/, '/');
  if (/^\/(?:pages|blogs)\//.test(url)) {
    const [path = ''] = url.split(/[?#]/);
    return addresses.has(path) || path === '/pages/wishlist' ? null : `${path} is no page`;
  }
  return /^(?:\/(?![/\\])|#|https?:|mailto:|tel:)/i.test(url) ? null : `${url} is not followed`;
}
