import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { RichText } from '~/features/content/ui/rich-text';
import type { SliceProps } from '~/slices/page-slice';
import { Split } from '~/slices/split';
import { Accordion } from '~/ui/accordion';

/** Browsers open the closed `<details>` that the URL's fragment identifies. */
export function Faqs({ slice: { primary, items }, anchors }: SliceProps<'faqs'>) {
  useOpenAnswer();
  if (items.length === 0) return null;
  return (
    <Split aside={primary.title && <h2 className="heading-md">{primary.title}</h2>}>
      <Accordion
        items={items.map(({ question, answer }, index) => ({
          title: question,
          body: (
            <div id={anchors[index]} className="max-w-[33rem] scroll-mt-40">
              <RichText field={answer} />
              <a href={`#${anchors[index]}`} className="mt-3 inline-block small text-link">
                Link to this answer
              </a>
            </div>
          ),
        }))}
      />
    </Split>
  );
}

function useOpenAnswer() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = hash && document.getElementById(hash.slice(1));
    const question = answer && answer.closest('details');
    if (!question || question.open) return;
    question.open = true;
    answer.scrollIntoView();
  }, [hash, key]);
}
