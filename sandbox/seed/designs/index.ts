import type { Design } from './design';
import { furniture } from './furniture';
import { hardware } from './hardware';
import { lighting } from './lighting';
import { table } from './table';
import { textiles } from './textiles';

/** All handwritten designs. Their order determines product IDs. */
export const designs: Design[] = [...lighting, ...hardware, ...table, ...furniture, ...textiles];
