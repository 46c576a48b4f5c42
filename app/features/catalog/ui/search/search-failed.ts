/** Shown by the search page and the overlay when the search fails. */
export const searchFailed = 'We can’t search right now. Please try again.';
