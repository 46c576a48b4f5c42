import type * as v from 'valibot';
import { select, link, text, sliceOf } from '~/features/content/fields';

export const ticker = sliceOf({ speed: select(['slow', 'fast']) }, { text, link });

export type TickerSlice = v.InferOutput<typeof ticker>;
