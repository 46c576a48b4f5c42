export const addFormId = 'add';
