/** Products on a page of a list. */
export const pageSize = 20;
