/**
 * Props of every slice's component. `first`: the slice opens the page, so its title is the `h1`.
 * `anchors`: ids of its parts, for slices whose parts can be linked to.
 */
export interface SliceProps<S> {
  slice: S;
  first: boolean;
  anchors: readonly string[];
}
