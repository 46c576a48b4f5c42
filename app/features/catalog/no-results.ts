/** `hasTexts`: pages or articles were found. */
export const noResults = (hasTexts: boolean): string =>
  `No results found. Please try again.${hasTexts ? ' This may help:' : ''}`;
