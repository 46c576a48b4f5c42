export const offlineTitle = 'You appear to be offline';
export const offlineAdvice = 'Please check your internet connection';
/** For forms that couldn't be sent. */
export const offlineText = `${offlineTitle}. ${offlineAdvice}.`;
