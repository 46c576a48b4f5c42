import { slugOf } from '~/features/content/slug';
import type { PageSlice } from './page-slice';

/** Ids that the frame around the slices has. */
const frame = ['main', 'store'];

/** What the parts of a slice would like to be called in an address; '' for those without a name. */
function wishesOf(slice: PageSlice): string[] {
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

/**
 * The ids of each slice's parts, by slice. The first on the page keeps its name, later ones of the same
 * name get a number: an id that stands twice leads to the first alone.
 */
export function anchorsOf(slices: readonly PageSlice[]): ReadonlyMap<string, string[]> {
  const taken = new Set(frame);
  const wishes = slices.map((slice) => [slice.id, wishesOf(slice)] as const);
  // Whoever bears a name by right comes before a number that looks like it.
  const names = new Set(wishes.flatMap(([, names]) => names));
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
  return new Map(wishes.map(([id, names]) => [id, names.map(claim)]));
}
