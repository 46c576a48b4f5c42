/**
 * The version of all pictures: the `v` of their addresses and part of every cache key. Raise it
 * whenever a drawing changes, or browsers keep the old one for a year.
 */
export const pictureVersion = 1;
