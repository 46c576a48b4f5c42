/** How long a search waits for another letter, in ms. */
export const debounceMs = 300;
