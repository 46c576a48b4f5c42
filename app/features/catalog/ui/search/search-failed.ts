export const searchFailed = 'We can’t search right now. Please try again.';
