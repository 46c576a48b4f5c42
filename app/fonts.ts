/**
 * The fonts of every page. Large windows ask for them before the styles do; on a phone's slow network they would hold up
 * the page's first picture, and the stand-ins have the same measures.
 */
import sansFont from './fonts/instrument-sans.woff2?url';
import serifFont from './fonts/newsreader.woff2?url';

export const fonts = [serifFont, sansFont];
export const fontsMedia = '(min-width: 768px)';
