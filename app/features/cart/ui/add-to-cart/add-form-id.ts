/** For buttons outside the form. */
export const addFormId = 'add';
