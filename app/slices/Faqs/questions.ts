import type { RichNode } from '~/features/content/rich-text';
import type { PageSlice } from '~/slices/page-slice';
import type { Thing } from '~/ui/json-ld';

/** A block's words end with a space. */
export const wordsIn = (node: RichNode): string =>
  typeof node === 'string'
    ? node
    : 'in' in node
      ? node.in.map(wordsIn).join('') +
        ('tag' in node && !/^(?:strong|em)$/.test(node.tag) ? ' ' : '')
      : '';

const wordsOf = (text: readonly RichNode[]): string =>
  text.map(wordsIn).join('').replace(/\s+/g, ' ').trim();

/** A page may have only one FAQPage, so all FAQ slices share it. Null without questions. */
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
