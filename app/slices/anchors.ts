import type { PageSlice } from '~/slices/page-slice';

const frame = ['main', 'store'];

function preferredIds(slice: PageSlice): string[] {
  switch (slice.type) {
    case 'faqs':
      return slice.items.map(({ question }) => slugOf(question) || 'question');
    case 'finishes':
      return slice.items.map(({ name }) => (name ? `finish-${slugOf(name)}` : ''));
    case 'locations_content':
      return ['locations'];
    case 'contact_content':
      return ['contact-form'];
    case 'tradeform_content':
      return ['trade-form'];
    case 'stockist_widget':
      return ['stockists'];
    default:
      return [];
  }
}

/** URL fragments of each slice's parts, by slice id. Equal names get a number. */
export function anchorsOf(slices: readonly PageSlice[]): ReadonlyMap<string, string[]> {
  const taken = new Set(frame);
  const preferred = slices.map((slice) => [slice.id, preferredIds(slice)] as const);
  // A numbered name must not equal any part's own name.
  const names = new Set(preferred.flatMap(([, names]) => names));
  const free = (name: string): string => {
    if (!taken.has(name)) return name;
    let number = 2;
    while (taken.has(`${name}-${number}`) || names.has(`${name}-${number}`)) number += 1;
    return `${name}-${number}`;
  };
  const claim = (name: string): string => {
    const id = name && free(name);
    taken.add(id);
    return id;
  };
  return new Map(preferred.map(([id, names]) => [id, names.map(claim)]));
}

/** At most 60 lower-case letters, digits and hyphens. */
const slugOf = (words: string): string =>
  words
    .slice(0, 300)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
