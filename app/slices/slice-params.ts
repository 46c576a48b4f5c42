/** Query parameters of slices, for the `handle` of their routes: the region of a list, and the form that was sent. */
export const sliceParams = ['region', 'sent'] as const;
