import { RichText } from '~/features/content/ui/rich-text';
import { Accordion } from '~/ui/accordion';
import type { SliceProps } from '../slice-props';
import { anchorsOf } from './anchors';
import type { FaqsSlice } from './schema';

/** Questions that open to their answers. Each answer has an address: browsers open what it is in. */
export function Faqs({ slice: { primary, items } }: SliceProps<FaqsSlice>) {
  const anchors = anchorsOf(items.map(({ question }) => question));
  return (
    <section className="frame py-8 md:py-10">
      <div className="mx-auto max-w-[42rem]">
        {primary.title && <h2 className="mb-5 heading-md">{primary.title}</h2>}
        <Accordion
          items={items.map(({ question, answer }, index) => ({
            title: question,
            body: (
              <div id={anchors[index]} className="scroll-mt-40">
                <RichText field={answer} />
                <a href={`#${anchors[index]}`} className="mt-3 inline-block small text-link">
                  Link to this answer
                </a>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
