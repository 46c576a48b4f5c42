/** What is said while there is no network. */
export const offlineTitle = 'You appear to be offline';
export const offlineAdvice = 'Please check your internet connection';
/** Both, beside a form that could not be sent. */
export const offlineText = `${offlineTitle}. ${offlineAdvice}.`;
