export const offlineTitle = 'You appear to be offline';
export const offlineAdvice = 'Please check your internet connection';
export const offlineText = `${offlineTitle}. ${offlineAdvice}.`;
