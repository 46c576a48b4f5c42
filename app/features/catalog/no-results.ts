/** What a search says that finds no product. `hasTexts`: it finds pages or articles, which follow. */
export const noResults = (hasTexts: boolean): string =>
  `No results found. Please try again.${hasTexts ? ' This may help:' : ''}`;
