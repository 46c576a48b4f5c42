import * as v from 'valibot';
import { richText, text, sliceOf } from '~/features/content/fields';

const { primary, items } = sliceOf({ title: text }, { question: text, answer: richText }).entries;

/** Omits items without a question or an answer. */
export const faqs = v.object({
  primary,
  items: v.pipe(
    items,
    v.filterItems(({ question, answer }) => question !== '' && answer.length > 0),
  ),
});
