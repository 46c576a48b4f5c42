/** Prevents a page from showing a product's finishes twice. */
import type { CardProduct } from './card-product';
import type { Product } from './product';

type Named = Pick<CardProduct, 'handle' | 'title' | 'swatches'>;

const designHandles = ({ handle, swatches }: Omit<Named, 'title'>): string[] => [
  handle,
  ...swatches.map((other) => other.handle),
];

export class ShownDesigns {
  #handles: Set<string>;
  /** Hidden finishes aren't among the swatches, but share the title. */
  #titles: Set<string>;

  constructor(handles: Iterable<string> = [], titles: Iterable<string> = []) {
    this.#handles = new Set(handles);
    this.#titles = new Set(titles);
  }

  /** Includes other finishes. */
  get handles(): string[] {
    return [...this.#handles];
  }

  addProduct({ handle, title, related }: Pick<Product, 'handle' | 'title' | 'related'>): void {
    this.#add({ handle, title, swatches: related });
  }

  /** The first `most` cards that are new to the page; none if fewer than `least`. Records them as shown. */
  take<T extends Named>(cards: readonly T[], most = Infinity, least = 1): T[] {
    const taken: T[] = [];
    const own = new ShownDesigns(this.#handles, this.#titles);
    for (const card of cards) {
      if (taken.length === most) break;
      if (own.#has(card)) continue;
      own.#add(card);
      taken.push(card);
    }
    if (taken.length < least) return [];
    for (const card of taken) this.#add(card);
    return taken;
  }

  #has({ handle, title }: Named): boolean {
    return this.#handles.has(handle) || this.#titles.has(title);
  }

  #add(card: Named): void {
    for (const handle of designHandles(card)) this.#handles.add(handle);
    this.#titles.add(card.title);
  }
}
