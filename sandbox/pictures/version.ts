/**
 * The `v` of every picture's address. Raise it when the drawings change: browsers keep a picture
 * with a version for a year. The cache on disk follows the drawing and needs no raising.
 */
export const pictureVersion = 3;
