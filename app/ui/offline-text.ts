export const offlineTitle = 'You appear to be offline';
export const offlineAdvice = 'Please check your internet connection';
/** For forms that could not be sent. */
export const offlineText = `${offlineTitle}. ${offlineAdvice}.`;
