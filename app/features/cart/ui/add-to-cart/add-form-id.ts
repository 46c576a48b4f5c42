/** The id of the form, for buttons outside the form. */
export const addFormId = 'add';
