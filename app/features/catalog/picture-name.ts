export const pictureName = (index: number, count: number): string =>
  `Picture ${index + 1} of ${count}`;
