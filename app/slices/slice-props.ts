/** What every slice's component takes. `first`: it opens the page, so its title is the page's. */
export interface SliceProps<S> {
  slice: S;
  first: boolean;
}
