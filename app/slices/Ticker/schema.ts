import type * as v from 'valibot';
import { choice, link, text, sliceOf } from '~/features/content/fields';

export const ticker = sliceOf({ speed: choice(['slow', 'fast']) }, { text, link });

export type TickerSlice = v.InferOutput<typeof ticker>;
