/**
 * What every slice's component takes. `first`: it opens the page, so its title is the page's. `anchors`: the
 * ids of its parts, if it has any that an address can name.
 */
export interface SliceProps<S> {
  slice: S;
  first: boolean;
  anchors: readonly string[];
}
