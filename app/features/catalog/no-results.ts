export const insteadText = (term: string, instead: string): string =>
  `No results for ‘${term}’. Showing results for ‘${instead}’.`;

export const limitedText = 'Search is limited right now. Showing matches by product name.';

export const noneWithFilters = 'No products match these filters';

export const byCodeText = 'Found by product code. Filters aren’t applied.';

/** `hasTexts`: pages or articles were found. */
export const noResults = (hasTexts: boolean): string =>
  `No results found. Please try again.${hasTexts ? ' This may help:' : ''}`;
