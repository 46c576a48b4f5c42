import { richText, text, sliceOf } from '~/features/content/fields';

export const faqs = sliceOf({ title: text }, { question: text, answer: richText });
