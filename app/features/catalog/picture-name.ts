/** Name of a link or a button that shows one of a product's pictures. */
export const pictureName = (index: number, count: number): string =>
  `Picture ${index + 1} of ${count}`;
