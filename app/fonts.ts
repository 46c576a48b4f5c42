import sansFont from './fonts/instrument-sans.woff2?url';
import serifFont from './fonts/newsreader.woff2?url';

export const fonts = [serifFont, sansFont];
