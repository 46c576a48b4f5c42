import type * as v from 'valibot';
import { richText, text, sliceOf } from '~/features/content/fields';

export const faqs = sliceOf({ title: text }, { question: text, answer: richText });

export type FaqsSlice = v.InferOutput<typeof faqs>;
