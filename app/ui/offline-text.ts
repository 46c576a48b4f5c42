export const offlineTitle = 'You appear to be offline';
export const offlineAdvice = 'Please check your internet connection';
/** The text for forms that couldn't be sent. */
export const offlineText = `${offlineTitle}. ${offlineAdvice}.`;
