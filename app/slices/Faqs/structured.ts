import type { RichTextField } from '@prismicio/client';
import type { Thing } from '~/ui/json-ld';
import type { PageSlice } from '~/slices/page-slice';

const wordsOf = (field: RichTextField): string =>
  field.map((block) => ('text' in block ? block.text : '')).join(' ').trim(); // prettier-ignore

/** All questions of a page as one FAQPage, because a page may have only one. Null without any. */
export function questionsOf(slices: readonly PageSlice[]): Thing | null {
  const mainEntity = slices
    .flatMap((slice) => (slice.type === 'faqs' ? slice.items : []))
    .map(({ question, answer }) => ({ question, text: wordsOf(answer) }))
    .filter(({ question, text }) => question && text)
    .map(({ question: name, text }) => ({
      '@type': 'Question' as const,
      name,
      acceptedAnswer: { '@type': 'Answer' as const, text },
    }));
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : null;
}
