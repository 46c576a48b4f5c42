import sansFont from './instrument-sans.woff2?url';
import serifFont from './newsreader.woff2?url';

export const fonts = [serifFont, sansFont];
