import type { Design } from './design';
import { furniture } from './furniture';
import { hardware } from './hardware';
import { lighting } from './lighting';
import { table } from './table';
import { textiles } from './textiles';

/** Every hand-written design, in the order in which products get their ids. */
export const designs: Design[] = [...lighting, ...hardware, ...table, ...furniture, ...textiles];
