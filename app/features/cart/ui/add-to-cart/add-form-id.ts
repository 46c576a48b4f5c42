/** Id of the product page's form, for buttons outside of it. */
export const addFormId = 'add';
